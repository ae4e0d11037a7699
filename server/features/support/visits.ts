import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { REVEAL_MS, VISIT_MS, type Visit } from "../../../events/wire/support.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { isoNow } from "../../platform/clock.ts";
import { findVisitRow } from "../../projections/support-visits.queries.ts";
import { execute } from "../../store/handle-command.ts";
import { type Staff, staffMeta } from "./staff.ts";

type VisitDeps = Pick<Deps, "sql" | "store" | "clock">;

const endOf = (since: Date | null, lastsMs: number, now: Date): string | null => {
  if (since === null) return null;
  const end = since.getTime() + lastsMs;
  return end > now.getTime() ? new Date(end).toISOString() : null;
};

const findVisit = async ({ sql, clock }: VisitDeps, staffId: string, customerId: string): Promise<Visit | null> => {
  const row = await findVisitRow(sql, customerStreamId(customerId), staffId);
  const now = clock.now();
  const endsAt = endOf(row?.viewed_at ?? null, VISIT_MS, now);
  return endsAt === null ? null : { endsAt, revealedUntil: endOf(row?.revealed_at ?? null, REVEAL_MS, now) };
};

/** The visit under way, or the refusal of whatever was asked: nobody looks into a history without a reason. */
export const requireVisit = async (deps: VisitDeps, { staffId }: Staff, customerId: string): Promise<Visit> => {
  const visit = await findVisit(deps, staffId, customerId);
  if (visit === null) throw new ProblemError("REASON_REQUIRED");
  return visit;
};

/** Refuses to show personal data that were not uncovered for a reason. */
export const ensureRevealed = ({ revealedUntil }: Visit): void => {
  if (revealedUntil === null)
    throw new ProblemError("REASON_REQUIRED", { message: "Say first why you uncover this customer's personal data." });
};

/** Older sign-ins look into nothing new: whoever finds a desk unlocked has its session, not its password. */
const SIGN_IN_COUNTS_MS = 2 * 60 * 60_000;

const ensureSignedInLately = ({ clock }: Pick<VisitDeps, "clock">, { signedInAt }: Staff): void => {
  if (clock.now().getTime() - signedInAt.getTime() >= SIGN_IN_COUNTS_MS) throw new ProblemError("REAUTH_REQUIRED");
};

/** Records in the customer's own history that it is looked into and why, which opens it for an hour. */
export const openVisit =
  (deps: VisitDeps) =>
  async (staff: Staff, customerId: string, reason: string): Promise<Visit> => {
    ensureSignedInLately(deps, staff);
    await execute({
      store: deps.store,
      decider: customerDecider,
      streamId: customerStreamId(customerId),
      command: { type: "ViewHistory", data: { reason, at: isoNow(deps.clock) } },
      meta: staffMeta(staff, customerId),
    });
    return requireVisit(deps, staff, customerId);
  };

/** Records why personal data are uncovered, which shows them for ten minutes. */
export const revealPersonalData =
  (deps: VisitDeps) =>
  async (staff: Staff, customerId: string, reason: string): Promise<Visit> => {
    await requireVisit(deps, staff, customerId);
    ensureSignedInLately(deps, staff);
    await execute({
      store: deps.store,
      decider: customerDecider,
      streamId: customerStreamId(customerId),
      command: { type: "RevealPersonalData", data: { reason, at: isoNow(deps.clock) } },
      meta: staffMeta(staff, customerId),
    });
    return requireVisit(deps, staff, customerId);
  };
