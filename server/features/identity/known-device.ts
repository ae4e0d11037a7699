import { createHmac } from "node:crypto";
import type { Cookie } from "elysia";
import type { Deps } from "../../deps.ts";
import { cookieRule, readCookie, setCookie } from "../../http/cookies.ts";
import { signText, verifySigned } from "../../http/signing.ts";

const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;
const SEPARATOR = ".";

type DeviceDeps = Pick<Deps, "env" | "secrets" | "newId">;

const keyOf = ({ secrets }: Pick<Deps, "secrets">): Buffer => secrets.derive("device-cookie");

/** Names the account to us alone: the cookie outlives it. */
const markOf = (deps: Pick<Deps, "secrets">, email: string): string =>
  createHmac("sha256", keyOf(deps)).update(email).digest("base64url");

/** The browser's number if the last sign-in here was to this account, else null. */
export const knownDeviceOf = (deps: DeviceDeps, request: Request, email: string): string | null => {
  const cookie = readCookie(request, cookieRule(deps.env, "device").name);
  const [deviceId, mark] = (cookie === null ? null : verifySigned(keyOf(deps), cookie))?.split(SEPARATOR) ?? [];
  return deviceId !== undefined && mark === markOf(deps, email) ? deviceId : null;
};

/** Lets the browser be known as one that has signed in to this account. */
export const rememberDevice = (deps: DeviceDeps, jar: Record<string, Cookie<unknown>>, email: string): void => {
  const text = [deps.newId(), markOf(deps, email)].join(SEPARATOR);
  setCookie(jar, cookieRule(deps.env, "device"), signText(keyOf(deps), text), MAX_AGE_SECONDS);
};
