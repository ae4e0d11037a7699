import { type PointerEvent, useRef } from "react";
import { isSwipeRight, type Point } from "./swipe.ts";

/** Pointer handlers that call `onSwipe` when an element is pushed to the right. */
export const useSwipeRight = (onSwipe: () => void) => {
  const start = useRef<Point | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from !== null && isSwipeRight(from, { x: event.clientX, y: event.clientY })) onSwipe();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
};
