import { deviceStorage } from "../lib/storage.ts";

const KEY = "tracking-consent";

export type Consent = "granted" | "denied";

const listeners = new Set<() => void>();

/** What the visitor chose, or null as long as they have not. */
export const keptConsent = (): Consent | null => {
  const kept = deviceStorage.getItem(KEY);
  return kept === "granted" || kept === "denied" ? kept : null;
};

/** Keeps the choice on this device; null asks again. */
export const keepConsent = (consent: Consent | null): void => {
  if (consent === null) deviceStorage.removeItem(KEY);
  else deviceStorage.setItem(KEY, consent);
  for (const listener of listeners) listener();
};

export const onConsent = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
