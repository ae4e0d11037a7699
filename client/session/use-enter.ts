import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { sameOriginPath } from "./same-origin-path.ts";

type SignedIn = { type: "signedIn"; next: string | null };

type Entering = { on: (type: "signedIn", listener: (event: SignedIn) => void) => { unsubscribe: () => void } };

/** After a sign-in goes where the server says, when that is on this site, else to the fallback. */
export const useEnter = (actor: Entering, fallback: string, onEnter?: () => void): void => {
  const router = useRouter();
  useEffect(() => {
    const { unsubscribe } = actor.on("signedIn", ({ next }) => {
      onEnter?.();
      void router.navigate({ href: sameOriginPath(next, fallback) });
    });
    return unsubscribe;
  }, [actor, router, fallback, onEnter]);
};
