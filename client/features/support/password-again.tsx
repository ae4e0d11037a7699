import { PasswordField } from "../../ui/password-field.tsx";
import type { HistoryVisit } from "./use-history-visit.ts";

/** Asks for the password of whoever signed in long ago; nothing where that was lately. */
export const PasswordAgain = ({ visit: { snapshot, send } }: { visit: HistoryVisit }) => {
  const { needsPassword, password, passwordComplaint } = snapshot.context;
  if (!needsPassword) return null;
  return (
    <PasswordField
      label="Your password"
      hint="You signed in a while ago. Enter your password again to go on."
      autoComplete="current-password"
      required
      autoFocus
      value={password}
      disabled={snapshot.hasTag("busy")}
      error={passwordComplaint ?? undefined}
      onChange={(event) => send({ type: "password.typed", password: event.target.value })}
    />
  );
};
