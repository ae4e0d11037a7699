import { Elysia } from "elysia";
import * as v from "valibot";
import { PAID_PLANS } from "../../../events/plans.ts";
import { ListingClaims } from "../../../events/result/listing-claims.ts";
import { Created } from "../../../events/wire/done.ts";
import {
  ListingCheck,
  ListingCheckForm,
  ListingClaimsForm,
  ListingRevisionForm,
  ListingRevisions,
} from "../../../events/wire/listing-revisions.ts";
import {
  AsinProfileForm,
  Optimization,
  OptimizationForm,
  OptimizationPage,
  OptimizationsQuery,
} from "../../../events/wire/optimizations.ts";
import type { Deps } from "../../deps.ts";
import { authenticate } from "../../http/authenticate.ts";
import { clientAddress } from "../../http/client-address.ts";
import { idempotencyKeyOf } from "../../http/idempotency.ts";
import { customerMeta } from "../../http/meta.ts";
import { AskedFormat, exportAnswer } from "../../optimizer/export-answer.ts";
import { answerWork, wantsStream } from "../../optimizer/work-answer.ts";
import { createAsinProfile } from "./create-asin-profile.ts";
import { findOwnOptimization, getOptimization } from "./get-optimization.ts";
import { listOptimizations } from "./list-optimizations.ts";
import { optimizationWork } from "./optimization-work.ts";
import { requestOptimization } from "./request-optimization.ts";
import { createListingChecks, listRevisions, reviseListing } from "./revise-listing.ts";

const ExportQuery = v.object({ format: AskedFormat });

export const optimizationsRoutes = (deps: Deps) => {
  const listingChecks = createListingChecks(deps);
  return new Elysia({ name: "optimizations" })
    .use(authenticate(deps))
    .post(
      "/api/asins",
      async ({ customer, request, body }) => {
        await deps.limits.consume("savedWork", customer.customerId);
        const meta = customerMeta(customer, request);
        return createAsinProfile(deps)(customer.customerId, meta, idempotencyKeyOf(request), body, request.signal);
      },
      { plans: PAID_PLANS, body: AsinProfileForm, response: { 200: Created } },
    )
    .post(
      "/api/optimizations",
      async ({ customer, request, server, body: { captchaToken, ...form } }) => {
        await deps.captcha.verify(captchaToken, clientAddress(request, server, deps.env));
        const meta = customerMeta(customer, request);
        const { customerId } = customer;
        const key = idempotencyKeyOf(request);
        const { signal } = request;
        const optimizationId = await requestOptimization(deps)(customerId, meta, key, form, { signal });
        return answerWork(deps, { request, server }, optimizationWork(deps, customerId, optimizationId));
      },
      { plans: PAID_PLANS, body: OptimizationForm, response: { 200: Optimization } },
    )
    .get("/api/optimizations", ({ customer, query }) => listOptimizations(deps)(customer, query), {
      auth: true,
      query: OptimizationsQuery,
      response: { 200: OptimizationPage },
    })
    .get(
      "/api/optimizations/:id",
      async ({ customer, request, server, params: { id } }) => {
        if (!wantsStream(request)) return Response.json(await getOptimization(deps)(customer, id));
        await findOwnOptimization(deps, customer, id);
        return answerWork(deps, { request, server }, optimizationWork(deps, customer.customerId, id));
      },
      { auth: true, response: { 200: Optimization } },
    )
    .post(
      "/api/optimizations/:id/check",
      async ({ customer, params, body }) => {
        await deps.limits.consume("listingCheck", customer.customerId);
        return listingChecks.check(customer, params.id, body.words);
      },
      { auth: true, body: ListingCheckForm, response: { 200: ListingCheck } },
    )
    .post(
      "/api/optimizations/:id/claims",
      async ({ customer, request, params, body }) => {
        await deps.limits.consume("listingClaims", customer.customerId);
        return listingChecks.weigh(customer, params.id, body.words, request.signal);
      },
      { auth: true, body: ListingClaimsForm, response: { 200: ListingClaims } },
    )
    .get("/api/optimizations/:id/revisions", ({ customer, params }) => listRevisions(deps)(customer, params.id), {
      auth: true,
      response: { 200: ListingRevisions },
    })
    .post(
      "/api/optimizations/:id/revisions",
      async ({ customer, request, params, body }) => {
        await deps.limits.consume("savedWork", customer.customerId);
        const meta = customerMeta(customer, request);
        const form = { ...body, optimizationId: params.id };
        return reviseListing(deps)(customer, meta, idempotencyKeyOf(request), form);
      },
      { plans: PAID_PLANS, body: ListingRevisionForm, response: { 200: Optimization } },
    )
    .get(
      "/api/optimizations/:id/export",
      async ({ customer, params, query }) =>
        exportAnswer(await getOptimization(deps)(customer, params.id), query.format),
      { auth: true, query: ExportQuery },
    );
};
