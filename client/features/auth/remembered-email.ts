const EMAIL_KEY = "remembered-email";
const FLAG_KEY = "remember-email";

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** The e-mail that was kept on this device, when keeping was asked for. */
export const recallEmail = (storage: Storage): string | null =>
  storage.getItem(FLAG_KEY) === "true" ? storage.getItem(EMAIL_KEY) : null;

/** Keeps the e-mail on this device; null forgets it. */
export const keepEmail = (storage: Storage, email: string | null): void => {
  if (email === null) {
    storage.removeItem(EMAIL_KEY);
    storage.removeItem(FLAG_KEY);
    return;
  }
  storage.setItem(EMAIL_KEY, email);
  storage.setItem(FLAG_KEY, "true");
};
