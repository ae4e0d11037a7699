import type { AuthMode } from "../../machines/credentials/credentials.form.ts";

type Listener = () => void;

const listeners = new Set<Listener>();
let shown: AuthMode | null = null;
let wayBack: string | null = null;
let goal: string | null = null;
let isRequested = false;

const show = (mode: AuthMode | null, returnTo: string | null = null, title: string | null = null): void => {
  shown = mode;
  wayBack = returnTo;
  goal = title;
  isRequested ||= mode !== null;
  for (const listener of listeners) listener();
};

/** Opens the sign-in dialog from anywhere, without loading it before it is wanted. */
export const openAuthDialog = (mode: AuthMode = "signin"): void => show(mode);

/** Asks a user whose session has ended to sign in again over the page they are on, which keeps what it holds. */
export const askToSignInAgain = (path: string): void => {
  if (shown === null) show("signin", path);
};

/** Asks a visitor who opened a page that needs sign-in to sign in first, and leads on to that page. */
export const askToSignInFor = (path: string, title: string): void => {
  if (shown === null) show("signin", path, title);
};

export const closeAuthDialog = (): void => show(null);

export const authPrompt = {
  current: (): AuthMode | null => shown,
  /** Where a sign-in leads back to; null for the usual way on. */
  returnTo: (): string | null => wayBack,
  /** The title of the page that was asked for and needs sign-in; null where none was. */
  goal: (): string | null => goal,
  /** Whether the dialog was wanted at any time, so that it is worth loading. */
  isRequested: (): boolean => isRequested,
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
