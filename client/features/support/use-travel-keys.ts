import { useEffect } from "react";
import { isKeyTaken, travelOfKey } from "./travel-keys.ts";
import type { TimeTravel } from "./use-time-travel.ts";

/** Goes through time by the keyboard, wherever the focus is that has no use of its own for the key. */
export const useTravelKeys = ({ send }: TimeTravel): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isKeyTaken(event.target, event.key)) return;
      const asked = travelOfKey(event);
      if (asked === null) return;
      event.preventDefault();
      send(asked);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [send]);
};
