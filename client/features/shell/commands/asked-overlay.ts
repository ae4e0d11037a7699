export type Overlay = "commands" | "shortcuts";

const listeners = new Set<() => void>();
let shown: Overlay | null = null;
let isRequested = false;

const show = (overlay: Overlay | null): void => {
  shown = overlay;
  isRequested ||= overlay !== null;
  for (const listener of listeners) listener();
};

/** Which of the two keyboard helps is open. Kept outside React, so that asking for one loads nothing before. */
export const askedOverlay = {
  open: (overlay: Overlay): void => show(overlay),
  close: (): void => show(null),
  current: (): Overlay | null => shown,
  /** Whether any was wanted at any time, so that they are worth loading. */
  isRequested: (): boolean => isRequested,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
