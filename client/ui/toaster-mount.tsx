import { lazy, Suspense, useSyncExternalStore } from "react";
import { patiently } from "../lib/patiently.ts";
import { isToasterRequested, subscribeToRequest } from "./notify.ts";

const Toaster = lazy(() => patiently(() => import("./toaster.tsx")).then((module) => ({ default: module.Toaster })));

/** Mounted once in the shell; costs nothing until the first notification. */
export const ToasterMount = () => {
  const isRequested = useSyncExternalStore(subscribeToRequest, isToasterRequested, isToasterRequested);
  return isRequested ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
};
