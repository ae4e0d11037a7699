import { landingRoute } from "./landing.route.ts";
import { rootRoute } from "./root.route.ts";

export const routeTree = rootRoute.addChildren([landingRoute]);
