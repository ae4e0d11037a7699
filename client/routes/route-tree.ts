import { landingRoute } from "./landing.route.ts";
import { legalRoute } from "./legal.route.ts";
import { rootRoute } from "./root.route.ts";
import { watchDemoRoute } from "./watch-demo.route.ts";

export const routeTree = rootRoute.addChildren([landingRoute, watchDemoRoute, legalRoute]);
