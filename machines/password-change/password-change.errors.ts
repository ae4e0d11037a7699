import { LIMITS } from "../../events/limits.ts";
import type { ChangePasswordForm } from "../../events/wire/identity.ts";

export type PasswordErrors = Partial<Record<keyof ChangePasswordForm, string>>;

const newPasswordError = (password: string): string | null => {
  if (password.length < LIMITS.newPasswordLength) return "Password too short";
  return /\p{L}/u.test(password) && /\p{N}/u.test(password) ? null : "Weak password";
};

/** What is wrong with each field of the change-password form; empty when it may be sent. */
export const passwordErrors = ({ currentPassword, newPassword, confirm }: ChangePasswordForm): PasswordErrors => {
  const errors: PasswordErrors = {};
  if (currentPassword === "") errors.currentPassword = "Current password is required";
  const weakness = newPasswordError(newPassword);
  if (weakness !== null) errors.newPassword = weakness;
  if (confirm === "") errors.confirm = "Please confirm your password";
  else if (confirm !== newPassword) errors.confirm = "Passwords do not match";
  return errors;
};
