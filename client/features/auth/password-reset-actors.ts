import { fromPromise } from "xstate";
import type { ResetPasswordForm } from "../../../events/wire/identity.ts";
import { api, unwrap } from "../../api/api.ts";

export const forgotPasswordActors = {
  sendLink: fromPromise<void, { email: string }>(async ({ input, signal }) => {
    await unwrap(api.relay.reset.post(input, { fetch: { signal } }));
  }),
};

export const resetPasswordActors = {
  checkLink: fromPromise<{ valid: boolean }, { token: string }>(({ input, signal }) =>
    unwrap(api.auth.reset.validate.get({ query: input, fetch: { signal } })),
  ),
  setPassword: fromPromise<void, ResetPasswordForm>(async ({ input, signal }) => {
    await unwrap(api.auth.reset.confirm.post(input, { fetch: { signal } }));
  }),
};
