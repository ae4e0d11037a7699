import { Elysia } from "elysia";
import type { Env } from "../env.ts";
import { pathOf } from "./path-of.ts";
import { ProblemError } from "./problems.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** Paths that other servers call, with a proof of their own and no cookie. */
export const SERVER_TO_SERVER_PATHS: ReadonlySet<string> = new Set(["/api/billing/webhook"]);

const isOurs = (origin: string, request: Request, appUrl: string | null): boolean =>
  origin === URL.parse(request.url)?.origin || (appUrl !== null && origin === new URL(appUrl).origin);

/**
 * Whether a call that changes something comes from our own page. Browsers always say so by `Sec-Fetch-Site` or
 * `Origin`, which no page can forge; what carries a cookie and neither is refused.
 */
export const isFromOurPage = (request: Request, appUrl: string | null): boolean => {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  if (site === "same-origin") return true;
  if (site !== null && site !== "none") return false;
  if (origin !== null) return isOurs(origin, request, appUrl);
  return !request.headers.has("cookie");
};

/** Refuses forged requests before anything of them is read, on every path but those that servers call. */
export const originCheck = (env: Pick<Env, "appUrl">, exempt: ReadonlySet<string> = SERVER_TO_SERVER_PATHS) =>
  new Elysia({ name: "origin-check" }).onRequest(({ request }) => {
    if (READING.has(request.method) || exempt.has(pathOf(request))) return;
    if (!isFromOurPage(request, env.appUrl)) throw new ProblemError("FORGED_REQUEST");
  });
