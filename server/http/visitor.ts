import type { Cookie } from "elysia";
import { visitorStreamId } from "../../events/visitor/demo.decider.ts";
import type { Deps } from "../deps.ts";
import { isErased } from "../store/subject-keys.ts";
import { readCookie, setCookie, visitorCookieRule } from "./cookies.ts";
import { signText, verifySigned } from "./signing.ts";

const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

type VisitorDeps = Pick<Deps, "env" | "secrets">;

const keyOf = ({ secrets }: VisitorDeps): Buffer => secrets.derive("visitor-cookie");

/**
 * Who a browser without an account is, by its signed cookie; null before its first demo, and again once that visitor
 * was erased with the account they opened.
 */
export const findVisitor = async (deps: VisitorDeps & Pick<Deps, "sql">, request: Request): Promise<string | null> => {
  const cookie = readCookie(request, visitorCookieRule(deps.env).name);
  const visitorId = cookie === null ? null : verifySigned(keyOf(deps), cookie);
  return visitorId === null || (await isErased(deps.sql, visitorStreamId(visitorId))) ? null : visitorId;
};

/** Makes the browser known as this visitor. */
export const rememberVisitor = (deps: VisitorDeps, jar: Record<string, Cookie<unknown>>, visitorId: string): void =>
  setCookie(jar, visitorCookieRule(deps.env), signText(keyOf(deps), visitorId), MAX_AGE_SECONDS);
