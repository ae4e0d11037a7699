import { dataCommand, type Output } from "../control/command.ts";
import type { Deps } from "../deps.ts";
import { createWorkerEngine } from "../optimizer/worker-engine.ts";
import { FAILED } from "../platform/exit-codes.ts";
import { answerAgain } from "./answer-again.ts";
import { liveAYear, newPeople, type People, YEAR_DAYS } from "./live-a-year.ts";
import { moveIn } from "./move-in.ts";
import { openPast } from "./past.ts";

const DAY_MS = 86_400_000;

/** Why nothing can be seeded here; no lines where it can. */
const obstaclesOf = async (deps: Deps, people: People): Promise<string[]> => {
  if (deps.env.production) return ["Nothing is seeded in production."];
  if (deps.env.STRIPE_SECRET_KEY !== undefined)
    return ["Nothing is seeded beside real Stripe: the seed's subscriptions live in the payment sandbox."];
  const emails = Object.values(people).map(({ email }) => email);
  const taken = await deps.sql.query<{ email: string }>(
    "select email from accounts where email in (select jsonb_array_elements_text($1))",
    [emails],
  );
  if (taken.length === 0) return [];
  const elsewhere =
    deps.env.DATABASE_URL === undefined
      ? "DATA_DIR=ANOTHER-FOLDER bun run seed"
      : "set DATABASE_URL to an empty database";
  return [
    "Nothing was changed: this installation is seeded already, with",
    ...taken.map(({ email }) => `  ${email}`),
    "Their passwords were printed then and are not kept. To sign in as one of them, ask for a new password at",
    "/forgot-password of the running server and open the mail at /dev/mailbox.",
    `For another year of history: ${elsewhere}`,
  ];
};

const tellPasswords = (people: People, { out }: Output): void => {
  out("");
  out("e-mail                        password             signs in as");
  for (const [who, { email, password }] of Object.entries(people))
    out(`${email.padEnd(30)}${password.padEnd(21)}${who === "admin" ? "administrator" : `${who} seller`}`);
};

const run = async (deps: Deps, output: Output): Promise<number> => {
  const people = newPeople();
  const obstacles = await obstaclesOf(deps, people);
  if (obstacles.length > 0) {
    for (const line of obstacles) output.err(line);
    return FAILED;
  }
  const start = new Date(deps.clock.now().getTime() - YEAR_DAYS * DAY_MS);
  const past = await openPast(start, (env) => answerAgain(createWorkerEngine(env)));
  try {
    output.out("Four people live a year of Listwright …");
    const visits = await liveAYear(past, people, start, output.out);
    const events = await moveIn(past, deps);
    output.out(`${visits} visits became ${events} events.`);
  } finally {
    await past.close();
  }
  tellPasswords(people, output);
  return 0;
};

/** `seed` fills an installation with a demo seller, a pro seller, an agency seller and an administrator with a year of history. */
export const seedCommand = dataCommand({
  name: "seed",
  usage: ["Usage: bun run seed"],
  read: (args) => (args.length === 0 ? args : null),
  run: (deps, _args, output) => run(deps, output),
});
