import { Elysia } from "elysia";
import type { Observer } from "../observe/observer.ts";
import { problemOf } from "./problem-of.ts";
import { requestIdOf } from "./request-id.ts";

const MS_PER_SECOND = 1000;
const UNMATCHED = "unmatched";

/** Tells the observer of each call, from its arrival until its answer is ready. */
export const observe = (observer: Observer) => {
  const routes = new WeakMap<Request, string>();

  const watch = async (request: Request, answer: () => unknown): Promise<unknown> => {
    const begin = performance.now();
    const end = observer.requestBegan({
      requestId: requestIdOf(request),
      method: request.method,
      traceparent: request.headers.get("traceparent"),
    });
    const response = await answer();
    end({
      route: routes.get(request) ?? UNMATCHED,
      status: response instanceof Response ? response.status : 0,
      seconds: (performance.now() - begin) / MS_PER_SECOND,
      problem: problemOf(request),
    });
    return response;
  };

  return new Elysia({ name: "observe" })
    .wrap((next) => (...args: unknown[]) => {
      const [request] = args;
      return request instanceof Request ? watch(request, () => next(...args)) : next(...args);
    })
    .onTransform({ as: "global" }, ({ request, route }) => void routes.set(request, route));
};
