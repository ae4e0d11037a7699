import * as v from "valibot";
import { PROBLEMS, type ProblemCode } from "../../../events/kernel/problem.ts";
import { Plan } from "../../../events/plan.schema.ts";
import { PLAN_TERMS, PLANS } from "../../../events/plans.ts";
import type { DataCommand, Output } from "../../control/command.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { CommandRejected } from "../../store/handle-command.ts";
import { type Administered, givePlan, giveRole } from "./administer.ts";

const USAGE = [
  "Usage: bun run admin grant EMAIL",
  `       bun run admin plan EMAIL ${PLANS.join("|")}`,
  "       bun run admin erase EMAIL --yes [REASON]",
];
const PROCESS = "admin command";
const FAILED = 1;
const MISUSED = 2;

const explain = ({ err }: Output): number => {
  for (const line of USAGE) err(line);
  return MISUSED;
};

/** Why the account was left as it is, in the words of who runs the command. */
const reasonOf = (problem: ProblemCode, email: string): string => {
  switch (problem) {
    case "ACCOUNT_NOT_FOUND":
      return `No account has the address ${email}.`;
    case "ALREADY_SUBSCRIBED":
      return `${email} pays for a subscription, which says what the plan is. Change the plan on the billing page, or cancel the subscription and wait for its end.`;
    default:
      return PROBLEMS[problem];
  }
};

const report = async (
  { out, err }: Output,
  email: string,
  what: string,
  change: Promise<Administered>,
): Promise<number> => {
  try {
    const { changed } = await change;
    out(changed ? `${email} ${what} now.` : `${email} ${what} already.`);
    return 0;
  } catch (error) {
    if (!(error instanceof ProblemError || error instanceof CommandRejected)) throw error;
    err(reasonOf(error.problem, email));
    return FAILED;
  }
};

const run = (deps: Deps, [verb, email, plan, ...rest]: readonly string[], output: Output): Promise<number> | number => {
  if (email === undefined || rest.length > 0) return explain(output);
  if (verb === "grant" && plan === undefined) {
    return report(output, email, "is an administrator", giveRole(deps)(email, "admin", PROCESS));
  }
  if (verb !== "plan" || !v.is(Plan, plan)) return explain(output);
  return report(output, email, `is on the ${PLAN_TERMS[plan].label} plan`, givePlan(deps)(email, plan, PROCESS));
};

/** `grant EMAIL` makes an administrator, `plan EMAIL PLAN` gives a plan by hand. */
export const adminCommand: DataCommand = {
  name: "admin",
  usage: USAGE,
  run: async (deps, args, output) => run(deps, args, output),
};
