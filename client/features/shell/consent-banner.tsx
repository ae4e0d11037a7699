import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { patiently } from "../../lib/patiently.ts";
import { siteConfigQuery } from "../../site/site-config-query.ts";
import { keptConsent, onConsent } from "../../tracking/consent.ts";

const ConsentQuestion = lazy(() =>
  patiently(() => import("./consent-question.tsx")).then((module) => ({ default: module.ConsentQuestion })),
);

/** Asks whether visits may be counted. Absent where nothing counts them, and once the visitor chose. */
export const ConsentBanner = () => {
  const { data: site } = useQuery(siteConfigQuery());
  const consent = useSyncExternalStore(onConsent, keptConsent, () => "denied");
  if (consent !== null || site === undefined || site.tracking === null) return null;
  return (
    <Suspense>
      <ConsentQuestion />
    </Suspense>
  );
};
