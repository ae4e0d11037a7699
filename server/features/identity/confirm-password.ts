import { ProblemError } from "../../http/problems.ts";
import { findAccount } from "./accounts.ts";
import type { IdentityDeps } from "./identity-deps.ts";

const WRONG = "The current password is not correct.";

/** Refuses with WRONG_PASSWORD who does not know the password of the account they are signed in to; `path` is its field. */
export const confirmPassword =
  (deps: Pick<IdentityDeps, "sql" | "limits" | "passwords">) =>
  async (customerId: string, password: string, path: "password" | "currentPassword"): Promise<void> => {
    await deps.limits.consume("changePassword", customerId);
    const account = await findAccount(deps.sql, customerId);
    const isRight = await deps.passwords.verify(password, account?.passwordHash ?? null);
    if (!isRight) throw new ProblemError("WRONG_PASSWORD", { message: WRONG, fields: [{ path, message: WRONG }] });
    await deps.limits.forgive(["changePassword"], customerId);
  };
