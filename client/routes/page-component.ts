import { lazyRouteComponent } from "@tanstack/react-router";
import { ApiProblem, NETWORK_STATUS } from "../api/api-problem.ts";
import { askIfOutdated } from "../lib/outdated.ts";

/**
 * A page whose code comes when it is gone to. Where that code is gone with its build, the router loads the whole page anew,
 * once; it must not do so over a lost connection, which would leave nothing on the screen.
 */
export const pageComponent = <Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) =>
  lazyRouteComponent(
    () =>
      load().catch(async (error: unknown) => {
        if (await askIfOutdated()) throw error;
        throw new ApiProblem(NETWORK_STATUS, "The code of the page did not arrive");
      }),
    name,
  );
