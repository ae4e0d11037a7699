import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Whether a script is in charge of the page yet. A prerendered page is not, and is taken over as it stands. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
