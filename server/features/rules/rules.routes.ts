import { Elysia } from "elysia";
import * as v from "valibot";
import { DEFAULT_RULE_PROFILE_ID, RULE_PROFILE_IDS } from "../../../events/result/rule-profiles.ts";
import { ListingAudit, ListingToAudit, RuleBook } from "../../../events/wire/listing-audit.ts";
import type { Deps } from "../../deps.ts";
import { clientAddress, networkOf } from "../../http/client-address.ts";
import { auditListing } from "../../listing/audit-listing.ts";
import { profileById } from "../../listing/rules/profiles.ts";
import { ruleBook } from "./rule-book.ts";

const RulesQuery = v.object({
  profile: v.optional(v.picklist(RULE_PROFILE_IDS, "There is no such rule profile"), DEFAULT_RULE_PROFILE_ID),
});

/** The marketplace rules with their sources, and the audit of a listing by them: open to everybody, and nothing is kept. */
export const rulesRoutes = (deps: Deps) =>
  new Elysia({ name: "rules" })
    .get("/api/rules", ({ query }) => ruleBook(query.profile), {
      query: RulesQuery,
      response: { 200: RuleBook },
    })
    .post(
      "/api/listings/audit",
      async ({ body, request, server }) => {
        await deps.limits.consume("listingAudit", networkOf(clientAddress(request, server, deps.env)));
        return auditListing(body, profileById(body.profile));
      },
      { body: ListingToAudit, response: { 200: ListingAudit } },
    );
