import { Elysia } from "elysia";
import type { Env } from "../env.ts";
import { pathOf } from "./path-of.ts";
import { requestIdOf } from "./request-id.ts";

type Sources = { script: string[]; frame: string[]; connect: string[]; img: string[] };

const TURNSTILE_ORIGIN = "https://challenges.cloudflare.com";

const PIXEL_SCRIPTS = "https://connect.facebook.net";
const PIXEL_EVENTS = "https://www.facebook.com";

const analyticsOrigin = (env: Env): string[] =>
  env.ANALYTICS_SRC === undefined ? [] : [new URL(env.ANALYTICS_SRC).origin];

const configuredSources = (env: Env): Sources => ({
  script: [
    ...(env.TURNSTILE_SITE_KEY === undefined ? [] : [TURNSTILE_ORIGIN]),
    ...analyticsOrigin(env),
    ...(env.PIXEL_ID === undefined ? [] : [PIXEL_SCRIPTS]),
  ],
  frame: [
    ...(env.TURNSTILE_SITE_KEY === undefined ? [] : [TURNSTILE_ORIGIN]),
    ...(env.DEMO_VIDEO_URL === undefined ? [] : [new URL(env.DEMO_VIDEO_URL).origin]),
  ],
  connect: [...analyticsOrigin(env), ...(env.PIXEL_ID === undefined ? [] : [PIXEL_EVENTS])],
  img: env.PIXEL_ID === undefined ? [] : [PIXEL_EVENTS],
});

/** Nothing inline and nothing foreign, except the hosts that the configuration names. */
const contentSecurityPolicy = (env: Env): string => {
  const { script, frame, connect, img } = configuredSources(env);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(" "),
    "style-src 'self'",
    ["img-src 'self' data:", ...img].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(" "),
    frame.length === 0 ? "frame-src 'none'" : `frame-src ${frame.join(" ")}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
};

const isHttps = (env: Env): boolean => env.appUrl?.startsWith("https:") === true;

const transportSecurity = (env: Env): Readonly<Record<string, string>> =>
  isHttps(env) ? { "strict-transport-security": "max-age=63072000; includeSubDomains; preload" } : {};

/** Headers of every page and file. */
export const securityHeadersOf = (env: Env): Readonly<Record<string, string>> => ({
  "content-security-policy": contentSecurityPolicy(env),
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "geolocation=(), camera=(), microphone=()",
  "x-xss-protection": "0",
  ...transportSecurity(env),
});

/** Headers of every API answer: data, never a document, so it may load nothing and be framed, guessed and kept by nobody. */
export const apiHeadersOf = (env: Env): Readonly<Record<string, string>> => ({
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
  ...transportSecurity(env),
});

/** Adds the security headers and the request id to whatever answer leaves, problems included. */
export const securityHeaders = (env: Env) => {
  const pageHeaders = securityHeadersOf(env);
  const apiHeaders = apiHeadersOf(env);
  return new Elysia({ name: "security-headers" }).onRequest(({ set, request }) => {
    const headers = pathOf(request).startsWith("/api/") ? apiHeaders : pageHeaders;
    set.headers = { ...headers, "x-request-id": requestIdOf(request) };
  });
};
