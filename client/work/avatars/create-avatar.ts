import type { AvatarForm } from "../../../events/wire/avatars.ts";
import { api, unwrap } from "../../api/api.ts";
import { sendOnce } from "../../api/send-once.ts";
import { captchaToken } from "../../session/captcha-token.ts";

/** Saves a new avatar; asked again after a cut line, it saves no second one. */
export const createAvatar = sendOnce(async (form: AvatarForm, key) => {
  const token = await captchaToken();
  const body = { ...form, ...(token === undefined ? {} : { captchaToken: token }) };
  return unwrap(api.avatars.post(body, { headers: { "idempotency-key": key } }));
});
