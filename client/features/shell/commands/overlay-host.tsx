import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { patiently } from "../../../lib/patiently.ts";
import { askedOverlay } from "./asked-overlay.ts";
import { overlayOfKey } from "./overlay-of-key.ts";

const Overlays = lazy(() => patiently(() => import("./overlays.tsx")).then((module) => ({ default: module.Overlays })));

const TYPED_INTO = "input, textarea, select, [contenteditable]";
const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"], [role="menu"]';

const answer = (event: KeyboardEvent): void => {
  const isTyping = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null;
  const overlay = overlayOfKey(event, isTyping);
  if (overlay === null || document.querySelector(OPEN_DIALOG) !== null) return;
  event.preventDefault();
  askedOverlay.open(overlay);
};

/** Listens for the two keys that work on every page. What they open is loaded when it is first wanted. */
export const OverlayHost = () => {
  const isRequested = useSyncExternalStore(askedOverlay.subscribe, askedOverlay.isRequested, askedOverlay.isRequested);
  useEffect(() => {
    window.addEventListener("keydown", answer);
    return () => window.removeEventListener("keydown", answer);
  }, []);
  if (!isRequested) return null;
  return (
    <Suspense>
      <Overlays />
    </Suspense>
  );
};
