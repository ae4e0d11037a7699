import { PAGES } from "../../events/pages.ts";

const isAt = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/\$\w+/g, "[^/]+")}/?$`, "i").test(path);

/** What a page is called, by its path; null where there is none. */
export const pageName = (path: string): string | null =>
  Object.entries(PAGES).find(([pattern]) => isAt(pattern, path))?.[1].title ?? null;
