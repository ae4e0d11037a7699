import { askIfOutdated } from "./outdated.ts";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Resolves after a while, or as soon as the browser is online again. */
const untilOnline = (ms: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const go = () => {
    clearTimeout(timer);
    window.removeEventListener("online", go);
    resolve();
  };
  const timer = setTimeout(go, ms);
  window.addEventListener("online", go);
  return promise;
};

/** Code that is gone with its build will not come by waiting; whoever reads the page can load it anew. */
const waitOrTell = (ms: number): Promise<void> => {
  void askIfOutdated();
  return untilOnline(ms);
};

/**
 * Loads code that the page can do without for a while. A lost connection must not take down what is already on the
 * screen, so this never fails: it tries again until the code arrives.
 */
export const patiently = async <Loaded>(
  load: () => Promise<Loaded>,
  pause: (ms: number) => Promise<void> = waitOrTell,
): Promise<Loaded> => {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch {
      await pause(wait);
    }
  }
};
