import { accountRoute } from "./account.route.ts";
import { accountActivityRoute } from "./account-activity.route.ts";
import { accountAvatarsRoute } from "./account-avatars.route.ts";
import { authRoute } from "./auth.route.ts";
import { avatarEditorRoute } from "./avatar-editor.route.ts";
import { newAvatarRoute } from "./avatars.route.ts";
import { billingRoute } from "./billing.route.ts";
import { billingCancelRoute, billingSuccessRoute } from "./billing-return.routes.ts";
import { dashboardRoute } from "./dashboard.route.ts";
import { demoRoute } from "./demo.route.ts";
import { forgotPasswordRoute } from "./forgot-password.route.ts";
import { landingRoute } from "./landing.route.ts";
import { legalRoute } from "./legal.route.ts";
import { optimizationRoute } from "./optimization.route.ts";
import { optimizeRoute } from "./optimize.route.ts";
import { optimizeCheckRoute } from "./optimize-check.route.ts";
import { optimizeStartRoute } from "./optimize-start.route.ts";
import { resetRoute } from "./reset.route.ts";
import { resultsRoute } from "./results.route.ts";
import { rootRoute } from "./root.route.ts";
import { settingsRoute } from "./settings.route.ts";
import { supportRoute } from "./support.route.ts";
import { supportAccountRoute } from "./support-account.route.ts";
import { watchDemoRoute } from "./watch-demo.route.ts";
import { welcomeRoute } from "./welcome.route.ts";

export const routeTree = rootRoute.addChildren([
  landingRoute,
  watchDemoRoute,
  legalRoute,
  authRoute,
  billingRoute,
  billingSuccessRoute,
  billingCancelRoute,
  demoRoute,
  forgotPasswordRoute,
  resetRoute,
  welcomeRoute,
  dashboardRoute,
  optimizeRoute,
  optimizeStartRoute,
  optimizeCheckRoute,
  optimizationRoute,
  resultsRoute,
  newAvatarRoute,
  avatarEditorRoute,
  accountRoute,
  accountAvatarsRoute,
  accountActivityRoute,
  settingsRoute,
  supportRoute,
  supportAccountRoute,
]);
