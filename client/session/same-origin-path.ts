const BASE = "https://same-origin.invalid";

/** The path to go to, when it stays on this site; else the fallback. A foreign address is never followed. */
export const sameOriginPath = (target: string | null | undefined, fallback: string): string => {
  if (typeof target !== "string" || !target.startsWith("/") || !URL.canParse(target, BASE)) return fallback;
  const url = new URL(target, BASE);
  return url.origin === BASE ? `${url.pathname}${url.search}${url.hash}` : fallback;
};
