import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { keptConsent, onConsent } from "../../lib/tracking/consent.ts";
import { trackingOf } from "../../lib/tracking/tracking.ts";

/** Counts each page that is shown, once the visitor agreed. Addresses are counted without what follows the path. */
export const PageCounter = () => {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const consent = useSyncExternalStore(onConsent, keptConsent);
  useEffect(() => {
    if (consent !== "granted") return;
    trackingOf(queryClient)
      .page(`${window.location.origin}${pathname}`)
      .catch((error: unknown) => console.warn("This page was not counted.", error));
  }, [queryClient, pathname, consent]);
  return null;
};
