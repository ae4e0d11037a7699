import { patiently } from "../lib/patiently.ts";
import type { Notification } from "./notification.ts";

const loadStore = () => patiently(() => import("./toaster-store.ts"));

const listeners = new Set<() => void>();
let isRequested = false;

/** Shows a toast. The newest replaces the one before. The toaster itself is loaded when it is first needed. */
export const notify = (notification: Notification): void => {
  isRequested = true;
  for (const listener of listeners) listener();
  void loadStore().then(({ showToast }) => showToast(notification));
};

/** Loads what a toast needs, so that one can still be shown when the connection is gone. */
export const prepareNotifications = (): void => {
  void loadStore();
  void patiently(() => import("./toaster.tsx"));
};

export const subscribeToRequest = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const isToasterRequested = (): boolean => isRequested;
