import { Elysia } from "elysia";
import { DashboardSummary } from "../../../events/wire/dashboard.ts";
import type { Deps } from "../../deps.ts";
import { authenticate } from "../../http/authenticate.ts";
import { getSummary } from "./get-summary.ts";

export const dashboardRoutes = (deps: Deps) =>
  new Elysia({ name: "dashboard" })
    .use(authenticate(deps))
    .get("/api/dashboard/summary", ({ customer }) => getSummary(deps)(customer), {
      auth: true,
      response: { 200: DashboardSummary },
    });
