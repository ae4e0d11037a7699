import { type ChangePasswordForm, newPasswordProblem } from "../../events/wire/identity.ts";

export type PasswordErrors = Partial<Record<keyof ChangePasswordForm, string>>;

/** What is wrong with each field of the change-password form; empty when it may be sent. */
export const passwordErrors = ({ currentPassword, newPassword, confirm }: ChangePasswordForm): PasswordErrors => {
  const errors: PasswordErrors = {};
  if (currentPassword === "") errors.currentPassword = "Current password is required";
  const problem = newPasswordProblem(newPassword);
  if (problem !== null) errors.newPassword = problem;
  if (confirm === "") errors.confirm = "Please confirm your password";
  else if (confirm !== newPassword) errors.confirm = "Passwords do not match";
  return errors;
};
