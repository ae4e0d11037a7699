import { Elysia } from "elysia";
import * as v from "valibot";
import {
  DemoForm,
  DemoResult,
  DemoStartForm,
  DemoStartReply,
  DemoUsage,
  StashBriefForm,
  StashFullForm,
} from "../../../events/wire/demo.ts";
import { DONE, Done } from "../../../events/wire/done.ts";
import type { Deps } from "../../deps.ts";
import { authenticate } from "../../http/authenticate.ts";
import { findVisitor } from "../../http/visitor.ts";
import { AskedFormat, exportAnswer } from "../../optimizer/export-answer.ts";
import { answerWork } from "../../optimizer/work-answer.ts";
import { isoNow } from "../../platform/clock.ts";
import { demoCallerOf, ensureDemoPlan } from "./demo-caller.ts";
import { demoResultOfBrowser } from "./demo-result-of-browser.ts";
import { ensureDemoToken } from "./demo-token.ts";
import { getDemoResult } from "./get-demo-result.ts";
import { getDemoUsage } from "./get-demo-usage.ts";
import { requestDemo } from "./request-demo.ts";
import { startDemo } from "./start-demo.ts";
import { stashAvatar } from "./stash-avatar.ts";

const ExportQuery = v.object({
  id: v.pipe(v.string("This field is missing"), v.maxLength(64, "This is too long")),
  format: AskedFormat,
});

export const demoRoutes = (deps: Deps) =>
  new Elysia({ name: "demo" })
    .use(authenticate(deps))
    .post(
      "/api/demo/start",
      async ({ request, server, cookie, customer, body }) => ({
        demoToken: await startDemo(deps)({ request, server, cookie, customer, captchaToken: body.turnstileToken }),
      }),
      { optionalCustomer: true, body: DemoStartForm, response: { 200: DemoStartReply } },
    )
    .post(
      "/api/demo/optimize",
      async ({ request, server, customer, body: { demoToken, idemKey, ...form } }) => {
        if (customer !== null) ensureDemoPlan(customer, isoNow(deps.clock));
        const caller = await demoCallerOf(deps, request, customer);
        const { owner } = caller;
        ensureDemoToken(deps, owner, demoToken);
        const optimizationId = await requestDemo(deps)(caller, idemKey ?? null, form);
        return answerWork(
          deps,
          { request, server },
          {
            follow: (options) => deps.optimizer.follow({ optimizationId, owner }, options),
            result: () => getDemoResult(deps)(owner, optimizationId),
          },
        );
      },
      { optionalCustomer: true, body: DemoForm, response: { 200: DemoResult } },
    )
    .get(
      "/api/demo/export",
      async ({ request, customer, query }) =>
        exportAnswer(await demoResultOfBrowser(deps)(request, customer, query.id), query.format),
      { optionalCustomer: true, query: ExportQuery },
    )
    .get(
      "/api/demo/usage",
      async ({ request, customer }) => getDemoUsage(deps)(customer, await findVisitor(deps, request)),
      { optionalCustomer: true, response: { 200: DemoUsage } },
    )
    .post(
      "/api/demo/stash-avatar-data",
      async ({ body, ...caller }) => {
        await stashAvatar(deps)(caller, { kind: "brief", ...body });
        return DONE;
      },
      { optionalCustomer: true, body: StashBriefForm, response: { 200: Done } },
    )
    .post(
      "/api/demo/stash-full-avatar",
      async ({ body, ...caller }) => {
        await stashAvatar(deps)(caller, { kind: "full", avatar: body });
        return DONE;
      },
      { optionalCustomer: true, body: StashFullForm, response: { 200: Done } },
    );
