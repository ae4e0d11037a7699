import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { keptConsent, onConsent } from "../../tracking/consent.ts";

/** Counts each page that is shown, once the visitor agreed. Addresses are counted without what follows the path. */
export const PageCounter = () => {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const consent = useSyncExternalStore(onConsent, keptConsent, () => null);
  useEffect(() => {
    if (consent !== "granted") return;
    import("../../tracking/tracking.ts")
      .then(({ trackingOf }) => trackingOf(queryClient).page(`${window.location.origin}${pathname}`))
      .catch((error: unknown) => console.warn("This page was not counted.", error));
  }, [queryClient, pathname, consent]);
  return null;
};
