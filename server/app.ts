import { Elysia } from "elysia";
import type { Deps } from "./deps.ts";
import { accountRoutes } from "./features/account/account.routes.ts";
import type { AccountPorts } from "./features/account/account-deps.ts";
import { avatarsRoutes } from "./features/avatars/avatars.routes.ts";
import { billingRoutes } from "./features/billing/billing.routes.ts";
import { lastBillingNotice } from "./features/billing/last-notice.ts";
import { syncSubscription } from "./features/billing/sync-subscription.ts";
import { webhookRoutes } from "./features/billing/webhook.routes.ts";
import { dashboardRoutes } from "./features/dashboard/dashboard.routes.ts";
import { demoRoutes } from "./features/demo/demo.routes.ts";
import { getDemoUsage } from "./features/demo/get-demo-usage.ts";
import { takeOverDemo, takeOverDemoOnSignIn } from "./features/demo/take-over-demo.ts";
import { confirmPassword } from "./features/identity/confirm-password.ts";
import { identityRoutes } from "./features/identity/identity.routes.ts";
import type { IdentityDeps } from "./features/identity/identity-deps.ts";
import { createPasswords } from "./features/identity/passwords.ts";
import { forgetEnded } from "./features/identity/sessions.ts";
import type { Visitors } from "./features/identity/visitors.ts";
import { optimizationsRoutes } from "./features/optimizations/optimizations.routes.ts";
import { requestOptimization } from "./features/optimizations/request-optimization.ts";
import { planRoutes } from "./features/plan/plan.routes.ts";
import { reviewsRoutes } from "./features/reviews/reviews.routes.ts";
import { rulesRoutes } from "./features/rules/rules.routes.ts";
import { siteRoutes } from "./features/site/site.routes.ts";
import { supportRoutes } from "./features/support/support.routes.ts";
import type { StaffVerbs } from "./features/support/verbs.ts";
import { bodyLimit } from "./http/body-limit.ts";
import { health } from "./http/health.ts";
import { jsonBody } from "./http/json-body.ts";
import { keepRefusals } from "./http/keep-refusals.ts";
import { nullCharacter } from "./http/null-character.ts";
import { observe } from "./http/observe.ts";
import { openApiDocument } from "./http/openapi.ts";
import { originCheck } from "./http/origin-check.ts";
import { problems } from "./http/problems.ts";
import { createRoomWatch, noteFailures } from "./http/room-watch.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { findVisitor } from "./http/visitor.ts";
import { mailboxRoutes } from "./mail/mailbox.routes.tsx";
import { type Observer, observers } from "./observe/observer.ts";

const NOBODY = observers([]);

const visitorsOf = (deps: Deps): Visitors => ({
  findVisitor: (request) => findVisitor(deps, request),
  visitorUsage: async (request) => (await getDemoUsage(deps)(null, await findVisitor(deps, request))).count,
  onAccountOpened: takeOverDemo(deps),
  onSignedIn: takeOverDemoOnSignIn(deps),
});

const staffVerbsOf = (deps: Deps): StaffVerbs => ({
  requestOptimization: requestOptimization(deps),
  syncSubscription: syncSubscription(deps),
  lastBillingNotice: lastBillingNotice(deps),
});

const accountPortsOf = (deps: IdentityDeps): AccountPorts => ({
  confirmPassword: confirmPassword(deps),
  forgetEnded,
});

/** The whole API over what it needs of the world. The pages of the built client are added by who serves them. */
export const createApp = (deps: Deps, observer: Observer = NOBODY) => {
  const room = createRoomWatch(deps.sql);
  const identity = { ...deps, passwords: createPasswords(), visitors: visitorsOf(deps) };
  return new Elysia({ name: "listwright", serve: { idleTimeout: 30 } })
    .use(observe(observer))
    .use(securityHeaders(deps.env))
    .use(keepRefusals(deps))
    .use(noteFailures(room))
    .use(problems(deps.log))
    .use(originCheck(deps.env))
    .use(bodyLimit())
    .use(nullCharacter())
    .use(openApiDocument(deps.env))
    .use(health(deps, room))
    .use(reviewsRoutes(deps))
    .use(webhookRoutes(deps))
    .use(jsonBody(deps))
    .use(siteRoutes(deps))
    .use(identityRoutes(identity))
    .use(demoRoutes(deps))
    .use(optimizationsRoutes(deps))
    .use(avatarsRoutes(deps))
    .use(rulesRoutes(deps))
    .use(planRoutes(deps))
    .use(dashboardRoutes(deps))
    .use(billingRoutes(deps))
    .use(accountRoutes(deps, accountPortsOf(identity)))
    .use(supportRoutes(deps, staffVerbsOf(deps)))
    .use(mailboxRoutes(deps.env));
};

export type App = ReturnType<typeof createApp>;
