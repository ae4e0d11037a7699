import { lazy, Suspense, useSyncExternalStore } from "react";
import { patiently } from "../../lib/patiently.ts";
import { authPrompt } from "../../session/auth-prompt.ts";

const AuthDialog = lazy(() =>
  patiently(() => import("./auth-dialog.tsx")).then((module) => ({ default: module.AuthDialog })),
);

/** Mounted once beside the pages; loads the dialog when somebody first wants it, and keeps it from then on. */
export const AuthDialogHost = () => {
  const wanted = useSyncExternalStore(authPrompt.subscribe, authPrompt.current, authPrompt.current);
  const isRequested = useSyncExternalStore(authPrompt.subscribe, authPrompt.isRequested, authPrompt.isRequested);
  if (!isRequested) return null;
  return (
    <Suspense>
      <AuthDialog wanted={wanted} />
    </Suspense>
  );
};
