import type { AuthMode } from "../../machines/kernel/auth-form.ts";

type Listener = () => void;

const listeners = new Set<Listener>();
let shown: AuthMode | null = null;
let isRequested = false;

const show = (mode: AuthMode | null): void => {
  shown = mode;
  isRequested ||= mode !== null;
  for (const listener of listeners) listener();
};

/** Opens the sign-in dialog from anywhere, without loading it before it is wanted. */
export const openAuthDialog = (mode: AuthMode = "signin"): void => show(mode);

export const closeAuthDialog = (): void => show(null);

export const authPrompt = {
  current: (): AuthMode | null => shown,
  /** Whether the dialog was wanted at any time, so that it is worth loading. */
  isRequested: (): boolean => isRequested,
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
