import { useEffect, useLayoutEffect, useRef } from "react";

/** Keeps a value once it has not changed for a while, and at once when the page is left before that. */
export const useKeptLate = <Value>(value: Value, keep: (value: Value) => void, ms: number): void => {
  const pending = useRef<(() => void) | null>(null);
  const flush = useRef(() => {
    pending.current?.();
    pending.current = null;
  });
  useEffect(() => {
    pending.current = () => keep(value);
    const timer = setTimeout(flush.current, ms);
    return () => clearTimeout(timer);
  }, [value, keep, ms]);
  useLayoutEffect(() => {
    const leave = flush.current;
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
};
