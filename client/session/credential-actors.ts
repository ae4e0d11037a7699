import type { QueryClient } from "@tanstack/react-query";
import { fromPromise } from "xstate";
import type { SignInForm, SignUpForm } from "../../events/wire/identity.ts";
import type { SignInReply } from "../../events/wire/session.ts";
import { credentialsMachine } from "../../machines/credentials/credentials.machine.ts";
import { api, unwrap } from "../api/api.ts";
import { captchaToken } from "./captcha-token.ts";
import { welcomeUser } from "./session-cache.ts";

type Next = Pick<SignInReply, "next">;

/** Signing in and signing up, for every flow that does so. */
export const credentialActors = (queryClient: QueryClient) => ({
  credentials: credentialsMachine.provide({
    actors: {
      proveHuman: fromPromise<string | undefined>(() => captchaToken()),
      signIn: fromPromise<Next, SignInForm>(({ input, signal }) =>
        unwrap(api.auth.signin.post(input, { fetch: { signal } })),
      ),
      signUp: fromPromise<Next, SignUpForm>(({ input, signal }) =>
        unwrap(api.auth.signup.post(input, { fetch: { signal } })),
      ),
    },
  }),
  refreshSession: fromPromise<void>(() => welcomeUser(queryClient)),
});
