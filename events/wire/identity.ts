import * as v from "valibot";
import { LIMITS } from "../limits.ts";
import { captchaToken, text } from "./fields.ts";

const INVALID_EMAIL = "Enter a valid email.";

const Email = v.pipe(
  v.string("Invalid email address"),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(LIMITS.emailLength, "Invalid email address"),
  v.email("Invalid email address"),
);

const PASSWORD_TOO_SHORT = "Password must be at least 6 characters";

/** At sign-in: also those that were chosen when an emoji counted as two characters. */
const Password = v.pipe(
  v.string(PASSWORD_TOO_SHORT),
  v.minLength(LIMITS.signInPasswordLength, PASSWORD_TOO_SHORT),
  v.maxLength(LIMITS.passwordLengthMax, "Password is too long"),
);

/** At reset and change. */
const NewPassword = v.pipe(
  v.string("Password too short"),
  v.minLength(LIMITS.newPasswordLength, "Password too short"),
  v.maxLength(LIMITS.passwordLengthMax, "Password is too long"),
  v.regex(/\p{L}/u, "Weak password"),
  v.regex(/\p{N}/u, "Weak password"),
);

/** Those rules in a sentence, for who is about to choose one. */
export const NEW_PASSWORD_RULES = `At least ${LIMITS.newPasswordLength} characters, with a letter and a number.`;

/** The first rule that a new password breaks, in the words of the server; null where it may be set. */
export const newPasswordProblem = (password: string): string | null => {
  const { issues: [first] = [] } = v.safeParse(NewPassword, password);
  return first?.message ?? null;
};

export const SignInForm = v.object({ email: Email, password: Password, captchaToken });
export type SignInForm = v.InferInput<typeof SignInForm>;

export const SignUpForm = v.object({
  email: Email,
  password: v.pipe(
    v.string(PASSWORD_TOO_SHORT),
    v.check((value) => [...value].length >= LIMITS.signInPasswordLength, PASSWORD_TOO_SHORT),
    v.maxLength(LIMITS.passwordLengthMax, "Password is too long"),
  ),
  captchaToken,
  firstName: v.optional(text(LIMITS.nameLength)),
  lastName: v.optional(text(LIMITS.nameLength)),
  phone: v.optional(text(LIMITS.nameLength)),
});
export type SignUpForm = v.InferInput<typeof SignUpForm>;

export const ChangePasswordForm = v.object({
  currentPassword: v.pipe(
    text(LIMITS.passwordLengthMax, "Current password is required"),
    v.minLength(1, "Current password is required"),
  ),
  newPassword: NewPassword,
  confirm: v.pipe(
    text(LIMITS.passwordLengthMax, "Please confirm your password"),
    v.minLength(1, "Please confirm your password"),
  ),
});
export type ChangePasswordForm = v.InferInput<typeof ChangePasswordForm>;

/** As the form asks for it. Who has no such account gets no mail, whatever the address. */
const looksLikeEmail = (value: string): boolean => value.includes("@") && value.includes(".");

export const ForgotPasswordForm = v.object({
  email: v.pipe(
    v.string(INVALID_EMAIL),
    v.trim(),
    v.toLowerCase(),
    v.maxLength(LIMITS.emailLength, INVALID_EMAIL),
    v.check(looksLikeEmail, INVALID_EMAIL),
  ),
});

export const ResetPasswordForm = v.object({ token: text(512), newPassword: NewPassword });
export type ResetPasswordForm = v.InferInput<typeof ResetPasswordForm>;

/** Where the customer is signed in, last used first. */
export const SessionList = v.object({
  sessions: v.array(
    v.object({
      id: v.string(),
      current: v.boolean(),
      /** The browser as it called itself at sign-in. */
      userAgent: v.string(),
      signedInAt: v.string(),
      /** To the hour. */
      lastSeenAt: v.string(),
    }),
  ),
});
export type SessionList = v.InferOutput<typeof SessionList>;
