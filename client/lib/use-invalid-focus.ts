import { type RefObject, useEffect, useRef, useState } from "react";

type InvalidFocus = { formRef: RefObject<HTMLFormElement | null>; noteSubmit: () => void };

/** After a try to submit, moves the focus to the first field that is marked as invalid. */
export const useInvalidFocus = (): InvalidFocus => {
  const formRef = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0) return;
    formRef.current?.querySelector<HTMLElement>("input[aria-invalid=true], textarea[aria-invalid=true]")?.focus();
  }, [tries]);
  return { formRef, noteSubmit: () => setTries((count) => count + 1) };
};
