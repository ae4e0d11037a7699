import type { Cookie } from "elysia";
import type { Env } from "../env.ts";

export type CookieRule = { name: string; secure: boolean };
type Jar = Record<string, Cookie<unknown>>;

/** Browsers keep `__Host-` cookies only over https, so an address that is not https gets the bare name. */
export const cookieRule = (env: Pick<Env, "appUrl">, name: string): CookieRule =>
  env.appUrl?.startsWith("https:") ? { name: `__Host-${name}`, secure: true } : { name, secure: false };

export const sessionCookieRule = (env: Pick<Env, "appUrl">): CookieRule => cookieRule(env, "sid");

/** Who a browser without an account is. */
export const visitorCookieRule = (env: Pick<Env, "appUrl">): CookieRule => cookieRule(env, "visitor");

/** The first value of a cookie in the request's Cookie header, or null. */
export const readCookie = (request: Request, name: string): string | null => {
  const header = request.headers.get("cookie");
  if (header === null) return null;
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
};

/** Sends a cookie that page scripts cannot read, for this host only. */
export const setCookie = (jar: Jar, rule: CookieRule, value: string, maxAge: number): void => {
  jar[rule.name]?.set({ value, path: "/", maxAge, httpOnly: true, sameSite: "lax", secure: rule.secure });
};

export const clearCookie = (jar: Jar, rule: CookieRule): void => setCookie(jar, rule, "", 0);
