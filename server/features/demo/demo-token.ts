import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { signText, verifySigned } from "../../http/signing.ts";
import type { Subject } from "../../optimizer/optimizer.ts";

const LIFETIME_MS = 24 * 60 * 60 * 1000;
const EXPIRED = "Your demo session has ended. Please start the demo again.";

type TokenDeps = Pick<Deps, "secrets" | "clock">;

const keyOf = ({ secrets }: TokenDeps): Buffer => secrets.derive("demo-token");

const nameOf = (subject: Subject): string =>
  subject.kind === "customer" ? `customer/${subject.customerId}` : `visitor/${subject.visitorId}`;

/** Permission to run one demo, for this subject and one day. */
export const demoTokenFor = (deps: TokenDeps, subject: Subject): string =>
  signText(keyOf(deps), `${nameOf(subject)}/${deps.clock.now().getTime() + LIFETIME_MS}`);

export const ensureDemoToken = (deps: TokenDeps, subject: Subject, token: string): void => {
  const prefix = `${nameOf(subject)}/`;
  const text = verifySigned(keyOf(deps), token);
  const isOwn = text?.startsWith(prefix) === true && Number(text.slice(prefix.length)) > deps.clock.now().getTime();
  if (!isOwn) throw new ProblemError("FORBIDDEN", { message: EXPIRED });
};
