import { useEffect, useRef } from "react";
import { PasswordField } from "../../ui/password-field.tsx";
import type { HistoryVisit } from "./use-history-visit.ts";

/** Asks for the password of whoever signed in long ago; nothing where that was lately. */
export const PasswordAgain = ({ visit: { snapshot, send } }: { visit: HistoryVisit }) => {
  const { needsPassword, password, passwordComplaint } = snapshot.context;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (needsPassword) input.current?.focus();
  }, [needsPassword]);
  if (!needsPassword) return null;
  return (
    <PasswordField
      label="Your password"
      hint="You signed in a while ago. Enter your password again to go on."
      autoComplete="current-password"
      required
      ref={input}
      value={password}
      disabled={snapshot.hasTag("busy")}
      error={passwordComplaint ?? undefined}
      onChange={(event) => send({ type: "password.typed", password: event.target.value })}
    />
  );
};
