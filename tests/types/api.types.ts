import type { Treaty } from "@elysia/eden";
import type { Plan } from "../../events/plans.ts";
import type { App } from "../../server/app.ts";
import type { Equal, Expect } from "./equal.ts";

type Api = Treaty.Create<App>["api"];
type DataOf<Call extends (...args: never[]) => Promise<{ data: unknown }>> = NonNullable<
  Awaited<ReturnType<Call>>["data"]
>;

type Session = {
  authenticated: boolean;
  email: string | null;
  plan: Plan;
  role: "admin" | "user";
  asinUsedThisCycle: number;
  asinLimit: number | null;
  cycleRenewsISO: string | null;
  renewal?: "renews" | "ends" | "overdue" | undefined;
  deletionAt?: string | undefined;
};

export type Claims = [
  // What the browser gets is inferred from the server's schemas, end to end.
  Expect<Equal<DataOf<Api["auth"]["me"]["get"]>, Session>>,
  Expect<Equal<DataOf<Api["me"]["plan"]["get"]>, { label: string; limit: number | null; used: number }>>,
  Expect<Equal<DataOf<Api["avatars"]["usage"]["get"]>, { count: number; limit: number; plan: Plan }>>,
  // No answer is untyped: an `any` would equal neither of these.
  Expect<Equal<Equal<DataOf<Api["dashboard"]["summary"]["get"]>, never>, false>>,
  Expect<Equal<unknown extends DataOf<Api["dashboard"]["summary"]["get"]> ? true : false, false>>,
];
