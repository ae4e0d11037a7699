import type { DataCommand, Output } from "../control/command.ts";
import type { Deps } from "../deps.ts";
import { createWorkerEngine } from "../optimizer/worker-engine.ts";
import { liveAYear, newPeople, type People, YEAR_DAYS } from "./live-a-year.ts";
import { moveIn } from "./move-in.ts";
import { openPast } from "./past.ts";

const DAY_MS = 86_400_000;
const FAILED = 1;
const MISUSED = 2;
const USAGE = ["Usage: bun run seed"];

/** Why nothing can be seeded here, or null. */
const obstacleOf = async (deps: Deps, people: People): Promise<string | null> => {
  if (deps.env.production) return "Nothing is seeded in production.";
  if (deps.env.STRIPE_SECRET_KEY !== undefined)
    return "Nothing is seeded beside real Stripe: the seed's subscriptions live in the payment sandbox.";
  const emails = Object.values(people).map(({ email }) => email);
  const taken = await deps.sql.query<{ email: string }>(
    "select email from accounts where email in (select jsonb_array_elements_text($1))",
    [emails],
  );
  return taken.length === 0
    ? null
    : `${taken.map(({ email }) => email).join(", ")} is here already. Seed an empty DATA_DIR.`;
};

const tellPasswords = (people: People, { out }: Output): void => {
  out("");
  out("e-mail                        password             signs in as");
  for (const [who, { email, password }] of Object.entries(people))
    out(`${email.padEnd(30)}${password.padEnd(21)}${who === "admin" ? "administrator" : `${who} seller`}`);
};

const run = async (deps: Deps, args: readonly string[], output: Output): Promise<number> => {
  if (args.length > 0) {
    for (const line of USAGE) output.err(line);
    return MISUSED;
  }
  const people = newPeople();
  const obstacle = await obstacleOf(deps, people);
  if (obstacle !== null) {
    output.err(obstacle);
    return FAILED;
  }
  const start = new Date(deps.clock.now().getTime() - YEAR_DAYS * DAY_MS);
  const past = await openPast(start, (env) => createWorkerEngine(env));
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
export const seedCommand: DataCommand = { name: "seed", usage: USAGE, run };
