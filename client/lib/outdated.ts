let isGone = false;
const listeners = new Set<() => void>();

/**
 * Asks whether the build that this page came from is still served; code that it has not loaded yet cannot come otherwise.
 * Nobody may be reached just now, which says nothing.
 */
export const askIfOutdated = async (): Promise<boolean> => {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (isGone || entry === null) return isGone;
  try {
    isGone = (await fetch(entry.src, { method: "HEAD", cache: "no-store" })).status === 404;
  } catch {
    return false;
  }
  if (isGone) for (const tell of listeners) tell();
  return isGone;
};

/** Whether the page is known to come from a build that is not served any more; for `useSyncExternalStore`. */
export const isOutdated = (): boolean => isGone;

export const onOutdated = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
