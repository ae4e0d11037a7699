import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { signText, verifySigned } from "../../http/signing.ts";
import { ownerName, type RunOwner } from "../../optimizer/run-owner.ts";

const LIFETIME_MS = 24 * 60 * 60 * 1000;
const EXPIRED = "Your demo session has ended. Please start the demo again.";

type TokenDeps = Pick<Deps, "secrets" | "clock">;

const keyOf = ({ secrets }: TokenDeps): Buffer => secrets.derive("demo-token");

/** Permission to run one demo, for this owner and one day. */
export const demoTokenFor = (deps: TokenDeps, owner: RunOwner): string =>
  signText(keyOf(deps), `${ownerName(owner)}/${deps.clock.now().getTime() + LIFETIME_MS}`);

export const ensureDemoToken = (deps: TokenDeps, owner: RunOwner, token: string): void => {
  const prefix = `${ownerName(owner)}/`;
  const text = verifySigned(keyOf(deps), token);
  const isOwn = text?.startsWith(prefix) === true && Number(text.slice(prefix.length)) > deps.clock.now().getTime();
  if (!isOwn) throw new ProblemError("FORBIDDEN", { message: EXPIRED });
};
