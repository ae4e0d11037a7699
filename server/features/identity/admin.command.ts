import * as v from "valibot";
import { PROBLEMS, type ProblemCode } from "../../../events/kernel/problem.ts";
import { Plan } from "../../../events/plan.schema.ts";
import { PLAN_TERMS, PLANS, type Plan as PlanName } from "../../../events/plans.ts";
import type { Output } from "../../control/command.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { FAILED } from "../../platform/exit-codes.ts";
import { CommandRejected } from "../../store/handle-command.ts";
import { type Administered, givePlan, giveRole } from "./administer.ts";

/** How the two are called. */
export const ADMINISTER_USAGE = ["bun run admin grant EMAIL", `bun run admin plan EMAIL ${PLANS.join("|")}`];
const PROCESS = "admin command";

export type Administration = { verb: "grant"; email: string } | { verb: "plan"; email: string; plan: PlanName };

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

/** What the words ask for; null where they do not fit. */
export const readAdministration = ([verb, email, plan, ...rest]: readonly string[]): Administration | null => {
  if (email === undefined || rest.length > 0) return null;
  if (verb === "grant" && plan === undefined) return { verb, email };
  return verb === "plan" && v.is(Plan, plan) ? { verb, email, plan } : null;
};

/** Makes an administrator, or gives a plan by hand. Answers the exit code. */
export const administer = (deps: Deps, asked: Administration, output: Output): Promise<number> => {
  const { email } = asked;
  if (asked.verb === "grant")
    return report(output, email, "is an administrator", giveRole(deps)(email, "admin", PROCESS));
  const { plan } = asked;
  return report(output, email, `is on the ${PLAN_TERMS[plan].label} plan`, givePlan(deps)(email, plan, PROCESS));
};
