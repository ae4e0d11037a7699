import { billingRoute } from "./billing.route.ts";
import { demoRoute } from "./demo.route.ts";
import { forgotPasswordRoute } from "./forgot-password.route.ts";
import { landingRoute } from "./landing.route.ts";
import { legalRoute } from "./legal.route.ts";
import { resetRoute } from "./reset.route.ts";
import { rootRoute } from "./root.route.ts";
import { watchDemoRoute } from "./watch-demo.route.ts";

export const routeTree = rootRoute.addChildren([
  landingRoute,
  watchDemoRoute,
  legalRoute,
  billingRoute,
  demoRoute,
  forgotPasswordRoute,
  resetRoute,
]);
