import { useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { authDialogMachine } from "../../../machines/auth-dialog/auth-dialog.machine.ts";
import type { AuthMode } from "../../../machines/credentials/credentials.form.ts";
import { authPrompt, closeAuthDialog } from "../../session/auth-prompt.ts";
import { useAnnouncements } from "../../session/use-announcements.ts";
import { useEnter } from "../../session/use-enter.ts";
import { DialogBody } from "../../ui/dialog-body.tsx";
import { authActors } from "./auth-actors.ts";
import { AuthForm } from "./auth-form.tsx";

const HEADINGS = {
  signin: { title: "Sign in", description: "Welcome back. Your avatars and listings are where you left them." },
  signup: { title: "Create your account", description: "Save avatars, keep results and optimize every listing." },
} as const;

/** What is said to who wanted to open a page that needs an account. */
const DESCRIPTIONS = {
  signin: (goal: string) => `Sign in to open “${goal}”.`,
  signup: (goal: string) => `Create an account to open “${goal}”.`,
} as const;

/** Sign-in and account creation. `wanted` is the mode somebody asked for, or null. */
export const AuthDialog = ({ wanted }: { wanted: AuthMode | null }) => {
  const queryClient = useQueryClient();
  const [machine] = useState(() => authDialogMachine.provide({ actors: authActors(queryClient) }));
  const [snapshot, send, actor] = useMachine(machine);
  useAnnouncements(actor);
  const returnTo = useSyncExternalStore(authPrompt.subscribe, authPrompt.returnTo);
  const goal = useSyncExternalStore(authPrompt.subscribe, authPrompt.goal);
  useEnter(actor, returnTo ?? "/dashboard", closeAuthDialog);
  useEffect(() => {
    if (wanted !== null) send({ type: "dialog.opened", mode: wanted });
  }, [wanted, send]);

  const close = () => {
    send({ type: "dialog.closed" });
    closeAuthDialog();
  };
  const heading = HEADINGS[snapshot.context.mode];
  const isBusy = snapshot.hasTag("busy");
  return (
    <DialogBody
      open={snapshot.hasTag("open")}
      onOpenChange={(isOpen) => !isOpen && close()}
      dismissible={!isBusy}
      size="sm"
      title={heading.title}
      description={goal === null ? heading.description : DESCRIPTIONS[snapshot.context.mode](goal)}
    >
      <AuthForm {...snapshot.context} isBusy={isBusy} send={send} onLeave={close} />
    </DialogBody>
  );
};
