import * as v from "valibot";
import { SignInForm, SignUpForm } from "../../events/wire/identity.ts";

export type AuthMode = "signin" | "signup";

export type AuthForm = { email: string; password: string; firstName: string; lastName: string; phone: string };

export type AuthField = keyof AuthForm;

export type AuthFieldErrors = Partial<Record<AuthField, string>>;

export const EMPTY_AUTH_FORM: AuthForm = { email: "", password: "", firstName: "", lastName: "", phone: "" };

const isPresent = ([, value]: [string, string]): boolean => value !== "";

/** What is sent to sign in. The password is never altered. */
export const signInPayload = ({ email, password }: AuthForm): SignInForm => ({
  email: email.trim().toLowerCase(),
  password,
});

/** What is sent to create the account; names and phone only when present. */
export const signUpPayload = (form: AuthForm): SignUpForm => {
  const details = { firstName: form.firstName.trim(), lastName: form.lastName.trim(), phone: form.phone.trim() };
  return { ...signInPayload(form), ...Object.fromEntries(Object.entries(details).filter(isPresent)) };
};

const schemaOf = (mode: AuthMode) => (mode === "signin" ? SignInForm : SignUpForm);

/** The first message per field that keeps the form from being sent. */
export const authFieldErrors = (mode: AuthMode, form: AuthForm): AuthFieldErrors => {
  const { issues = [] } = v.safeParse(schemaOf(mode), mode === "signin" ? signInPayload(form) : signUpPayload(form));
  const messages = issues.map((issue): [string, string] => [v.getDotPath(issue) ?? "", issue.message]);
  return Object.fromEntries<string>(messages.toReversed());
};

export const withCaptcha = <Form extends SignInForm>(form: Form, captchaToken: string | undefined): Form =>
  captchaToken === undefined ? form : { ...form, captchaToken };
