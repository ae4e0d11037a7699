import { Elysia } from "elysia";
import { ActivityPage, ActivityQuery, Deletion, DeletionForm } from "../../../events/wire/account.ts";
import type { Deps } from "../../deps.ts";
import { authenticate } from "../../http/authenticate.ts";
import { customerMeta } from "../../http/meta.ts";
import { isFromOurPage } from "../../http/origin-check.ts";
import { ProblemError } from "../../http/problems.ts";
import type { AccountPorts } from "./account-deps.ts";
import { exportAccount } from "./export-account.ts";
import { getActivity } from "./get-activity.ts";
import { keepAccount } from "./keep-account.ts";
import { requestDeletion } from "./request-deletion.ts";

const KEPT = { deletionAt: null };

/** What customers do with their account as a whole: read its history, take their data away, delete it. */
export const accountRoutes = (deps: Deps, ports: AccountPorts) =>
  new Elysia({ name: "account" })
    .use(authenticate(deps))
    .get("/api/account/activity", ({ customer, query }) => getActivity(deps)(customer, query), {
      auth: true,
      query: ActivityQuery,
      response: { 200: ActivityPage },
    })
    .get(
      "/api/account/export",
      ({ customer, request }) => {
        // It appends and counts, so no other site may set it off.
        if (!isFromOurPage(request, deps.env.appUrl)) throw new ProblemError("FORGED_REQUEST");
        return exportAccount(deps)(customer, customerMeta(customer, request));
      },
      { auth: true },
    )
    .post(
      "/api/account/deletion",
      async ({ customer, request, body: { password } }) => ({
        deletionAt: await requestDeletion(deps, ports)(customer, password, customerMeta(customer, request)),
      }),
      { auth: true, body: DeletionForm, response: { 200: Deletion } },
    )
    .delete(
      "/api/account/deletion",
      async ({ customer, request }) => {
        await keepAccount(deps)(customer.customerId, customerMeta(customer, request));
        return KEPT;
      },
      { auth: true, response: { 200: Deletion } },
    );
