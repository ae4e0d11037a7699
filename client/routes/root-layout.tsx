import { AuthDialogHost } from "../features/auth/auth-dialog-host.tsx";
import { AppShell } from "../features/shell/app-shell.tsx";

/** The frame of every page, and what can open over any of them. */
export const RootLayout = () => (
  <>
    <AppShell />
    <AuthDialogHost />
  </>
);
