import type { Deps } from "../../deps.ts";
import type { Passwords } from "./passwords.ts";

export type IdentityDeps = Pick<
  Deps,
  "env" | "log" | "clock" | "newId" | "sql" | "store" | "secrets" | "limits" | "captcha" | "findCustomer"
> & { passwords: Passwords };
