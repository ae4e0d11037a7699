import { Elysia } from "elysia";
import * as v from "valibot";
import {
  ActReply,
  CustomerCard,
  CustomerMatch,
  EVENTS_PAGE_MAX,
  EventsQuery,
  HistoryEvent,
  HistoryPage,
  ReasonForm,
  RevealedQuery,
  SearchQuery,
  StaffAct,
  StoredOptimization,
  StoredOptimizationQuery,
  Visit,
} from "../../../events/wire/support.ts";
import type { Deps } from "../../deps.ts";
import { isAdmin, requireAdmin } from "../../http/authenticate.ts";
import { ProblemError } from "../../http/problems.ts";
import { act } from "./act.ts";
import { compressedJson } from "./compressed.ts";
import { findCustomers } from "./find-customers.ts";
import { getCustomer } from "./get-customer.ts";
import { getStoredOptimization } from "./get-stored-optimization.ts";
import { liveHistory } from "./live-history.ts";
import { readEvent, readHistory } from "./read-history.ts";
import { staffOf } from "./staff.ts";
import type { StaffVerbs } from "./verbs.ts";
import { ensureRevealed, openVisit, requireVisit, revealPersonalData } from "./visits.ts";

const VersionParams = v.object({
  id: v.string(),
  version: v.pipe(v.string(), v.digits(), v.transform(Number), v.safeInteger()),
});

const lastEventIdOf = (request: Request, after: number | undefined): number => {
  const given = Number(request.headers.get("last-event-id") ?? after ?? 0);
  return Number.isSafeInteger(given) && given >= 0 ? given : 0;
};

/** What staff ask about customers. It is there for administrators alone, and says nothing before a reason was given. */
export const supportRoutes = (deps: Deps, verbs: StaffVerbs) =>
  new Elysia({ name: "support" })
    // Before anything of the request is looked at, so that nobody else learns that there is something to ask.
    .derive({ as: "local" }, async ({ request }) => ({ staff: staffOf(await requireAdmin(deps, request), request) }))
    .get(
      "/api/support/customers",
      async ({ staff: { staffId, requestId }, query }) => {
        await deps.limits.consume("staffSearch", staffId);
        const matches = await findCustomers(deps)(query.q);
        deps.log.info("staff searched for customers", { requestId, staffId, matches: matches.length });
        return matches;
      },
      { query: SearchQuery, response: { 200: v.array(CustomerMatch) } },
    )
    .post(
      "/api/support/customers/:id/visits",
      ({ staff, params, body }) => openVisit(deps)(staff, params.id, body.reason),
      { body: ReasonForm, response: { 200: Visit } },
    )
    .post(
      "/api/support/customers/:id/reveals",
      ({ staff, params, body }) => revealPersonalData(deps)(staff, params.id, body.reason),
      { body: ReasonForm, response: { 200: Visit } },
    )
    .get(
      "/api/support/customers/:id",
      async ({ staff, params }) => getCustomer(deps)(params.id, await requireVisit(deps, staff, params.id)),
      { response: { 200: CustomerCard } },
    )
    .get(
      "/api/support/customers/:id/events",
      async ({ staff, params, query, request }) => {
        const visit = await requireVisit(deps, staff, params.id);
        const revealed = query.revealed === "1";
        if (revealed) ensureRevealed(visit);
        const wanted = { after: query.after ?? 0, limit: query.limit ?? EVENTS_PAGE_MAX, revealed };
        return compressedJson(request, await readHistory(deps)(params.id, wanted));
      },
      { query: EventsQuery, response: { 200: HistoryPage } },
    )
    .get(
      "/api/support/customers/:id/events/:version",
      async ({ staff, params, query }) => {
        const visit = await requireVisit(deps, staff, params.id);
        const revealed = query.revealed === "1";
        if (revealed) ensureRevealed(visit);
        const event = await readEvent(deps)(params.id, params.version, revealed);
        if (event === null) throw new ProblemError("NOT_FOUND");
        return event;
      },
      { params: VersionParams, query: RevealedQuery, response: { 200: HistoryEvent } },
    )
    .get(
      "/api/support/customers/:id/live",
      async ({ staff, params, query, request }) => {
        const { endsAt } = await requireVisit(deps, staff, params.id);
        const after = lastEventIdOf(request, query.after);
        // Asked anew each time: who a request is from is remembered for that request.
        const isStillStaff = () => isAdmin(deps)(new Request(request.url, { headers: request.headers }));
        return liveHistory(deps, { customerId: params.id, after, visitEndsAt: endsAt }, isStillStaff);
      },
      { query: v.pick(EventsQuery, ["after"]) },
    )
    .get(
      "/api/support/customers/:id/optimizations/:optimizationId",
      async ({ staff, params, query }) => {
        const visit = await requireVisit(deps, staff, params.id);
        const revealed = query.revealed === "1";
        if (revealed) ensureRevealed(visit);
        const { optimizationId } = params;
        return getStoredOptimization(deps)(params.id, { optimizationId, revision: query.revision, revealed });
      },
      { query: StoredOptimizationQuery, response: { 200: StoredOptimization } },
    )
    .post(
      "/api/support/customers/:id/acts",
      async ({ staff, params, body }) => {
        await requireVisit(deps, staff, params.id);
        return act(deps, verbs)(staff, params.id, body);
      },
      { body: StaffAct, response: { 200: ActReply } },
    );
