import { Elysia } from "elysia";
import { PlanInfo } from "../../../events/wire/plan.ts";
import type { Deps } from "../../deps.ts";
import { authenticate } from "../../http/authenticate.ts";
import { getPlan } from "./get-plan.ts";

export const planRoutes = (deps: Deps) =>
  new Elysia({ name: "plan" })
    .use(authenticate(deps))
    .get("/api/me/plan", ({ customer }) => getPlan(deps)(customer), { auth: true, response: { 200: PlanInfo } });
