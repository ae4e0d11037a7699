import { Elysia } from "elysia";
import * as v from "valibot";
import { ANONYMOUS_SESSION } from "../../../events/wire/anonymous-session.ts";
import { DONE, Done } from "../../../events/wire/done.ts";
import {
  ChangePasswordForm,
  ForgotPasswordForm,
  ResetPasswordForm,
  SessionList,
  SignInForm,
  SignUpForm,
} from "../../../events/wire/identity.ts";
import { Session, SignInReply } from "../../../events/wire/session.ts";
import { authenticate } from "../../http/authenticate.ts";
import { clearCookie, sessionCookieRule, setCookie } from "../../http/cookies.ts";
import { SESSION_ABSOLUTE_MS } from "../../http/find-customer.ts";
import { customerMeta } from "../../http/meta.ts";
import { isoNow } from "../../platform/clock.ts";
import { callerOf } from "./caller.ts";
import { changePassword } from "./change-password.ts";
import { describeSession } from "./describe-session.ts";
import { endAllSessions, endSession } from "./end-session.ts";
import type { IdentityDeps } from "./identity-deps.ts";
import { rememberDevice } from "./known-device.ts";
import { listSessions } from "./list-sessions.ts";
import { isResetTokenValid, requestPasswordReset, resetPassword } from "./reset-password.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";
import type { Visitors } from "./visitors.ts";

const TokenValidity = v.object({ valid: v.boolean() });
const TokenQuery = v.object({ token: v.pipe(v.string("This field is missing"), v.maxLength(512, "This is too long")) });

/** Who is who: sessions, accounts, passwords. */
export const identityRoutes = (deps: IdentityDeps & { visitors: Visitors }) => {
  const { visitors } = deps;
  const sessionCookie = sessionCookieRule(deps.env);
  const maxAge = SESSION_ABSOLUTE_MS / 1000;

  return new Elysia({ name: "identity" })
    .use(authenticate(deps))
    .get(
      "/api/auth/me",
      async ({ customer, request }) =>
        customer === null
          ? { ...ANONYMOUS_SESSION, asinUsedThisCycle: await visitors.visitorUsage(request) }
          : describeSession(customer, isoNow(deps.clock)),
      { optionalCustomer: true, response: { 200: Session } },
    )
    .post(
      "/api/auth/signin",
      async ({ request, server, body, cookie, customer }) => {
        const visitorId = await visitors.findVisitor(request);
        const caller = callerOf(deps, { request, server }, { customer, visitorId });
        const { token, session } = await signIn(deps)(caller, body);
        setCookie(cookie, sessionCookie, token, maxAge);
        rememberDevice(deps, cookie, body.email);
        return { ...session, next: null };
      },
      { optionalCustomer: true, body: SignInForm, response: { 200: SignInReply } },
    )
    .post(
      "/api/auth/signup",
      async ({ request, server, body, cookie, customer }) => {
        const visitorId = await visitors.findVisitor(request);
        const caller = callerOf(deps, { request, server }, { customer, visitorId });
        const { token, session } = await signUp(deps)(caller, body);
        setCookie(cookie, sessionCookie, token, maxAge);
        rememberDevice(deps, cookie, body.email);
        return { ...session, next: null };
      },
      { optionalCustomer: true, body: SignUpForm, response: { 200: SignInReply } },
    )
    .post(
      "/api/auth/signout",
      async ({ request, cookie, customer }) => {
        if (customer !== null) await endSession(deps)(customer, customerMeta(customer, request));
        clearCookie(cookie, sessionCookie);
        return DONE;
      },
      { optionalCustomer: true, response: { 200: Done } },
    )
    .post(
      "/api/auth/signout-everywhere",
      async ({ request, cookie, customer }) => {
        await endAllSessions(deps)(customer.customerId, customerMeta(customer, request));
        clearCookie(cookie, sessionCookie);
        return DONE;
      },
      { auth: true, response: { 200: Done } },
    )
    .get("/api/auth/sessions", ({ customer }) => listSessions(deps)(customer), {
      auth: true,
      response: { 200: SessionList },
    })
    .post(
      "/api/auth/change-password",
      async ({ request, body, cookie, customer }) => {
        setCookie(cookie, sessionCookie, await changePassword(deps)(customer, request, body), maxAge);
        return DONE;
      },
      { auth: true, body: ChangePasswordForm, response: { 200: Done } },
    )
    .post(
      "/api/relay/reset",
      async ({ request, server, body }) => {
        await requestPasswordReset(deps)(callerOf(deps, { request, server }), body.email);
        return DONE;
      },
      { body: ForgotPasswordForm, response: { 200: Done } },
    )
    .get(
      "/api/auth/reset/validate",
      async ({ request, server, query }) => ({
        valid: await isResetTokenValid(deps)(callerOf(deps, { request, server }), query.token),
      }),
      { query: TokenQuery, response: { 200: TokenValidity } },
    )
    .post(
      "/api/auth/reset/confirm",
      async ({ request, server, body }) => {
        await resetPassword(deps)(callerOf(deps, { request, server }), body);
        return DONE;
      },
      { body: ResetPasswordForm, response: { 200: Done } },
    );
};
