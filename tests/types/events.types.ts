import type { AvatarEvent } from "../../events/customer/avatars.events.ts";
import type { AnyEvent } from "../../events/index.ts";
import type { Decision } from "../../events/kernel/decider.ts";
import type { ProblemCode } from "../../events/kernel/problem.ts";
import type { Equal, Expect } from "./equal.ts";

type Of<Type extends AnyEvent["type"]> = Extract<AnyEvent, { type: Type }>;

export type Claims = [
  // An event's type is inferred from its schema, and its name from its literal.
  Expect<Equal<Extract<AvatarEvent, { type: "AvatarDeleted" }>["data"], { avatarId: string; at: string }>>,
  Expect<Equal<Of<"PasswordChanged">["data"]["how"], "change" | "reset">>,
  // A rejection carries a code of the one list, and the very spelling of the specification.
  Expect<Equal<Extract<Decision<AnyEvent>, { kind: "rejected" }>["code"], ProblemCode>>,
  Expect<
    Equal<
      Extract<ProblemCode, "AVATAR_LIMIT_REACHED" | "email_in_use" | "demo_limit" | "no_such_code">,
      "AVATAR_LIMIT_REACHED" | "email_in_use" | "demo_limit"
    >
  >,
  // A topic decides its own events only.
  Expect<Equal<Extract<AvatarEvent["type"], "AccountOpened">, never>>,
];
