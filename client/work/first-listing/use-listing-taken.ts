import { useEffect } from "react";
import { useSession } from "../../session/use-session.ts";
import { COPIED } from "../../ui/copied.ts";
import { firstListingMemory } from "./first-listing-memory.ts";

/** Notes that something of a result was copied, and answers how to note that it was exported. */
export const useListingTaken = (): (() => void) => {
  const { email } = useSession();
  const note = () => firstListingMemory(email).note({ isTaken: true });
  useEffect(() => {
    const noteCopied = () => firstListingMemory(email).note({ isTaken: true });
    document.addEventListener(COPIED, noteCopied);
    return () => document.removeEventListener(COPIED, noteCopied);
  }, [email]);
  return note;
};
