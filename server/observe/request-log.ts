import type { Log } from "../platform/log.ts";
import type { Observer } from "./observer.ts";

const MS_PER_SECOND = 1000;

/**
 * A log line for each answered call, of the API at `info`, of pages and their files at `debug`, and for each call of the
 * language model that led to nothing.
 */
export const requestLog = (log: Log): Observer => ({
  requestBegan:
    ({ requestId, method }) =>
    ({ route, status, seconds, problem }) => {
      const write = route.startsWith("/api/") && !route.startsWith("/api/health/") ? log.info : log.debug;
      const ms = Math.round(seconds * MS_PER_SECOND);
      write("request", { requestId, method, route, status, ms, ...(problem === null ? {} : { problem }) });
    },
  appended: () => undefined,
  modelUsed: () => undefined,
  modelFailed: (cause) => log.warn("the language model gave no usable answer", { cause }),
  close: async () => undefined,
});
