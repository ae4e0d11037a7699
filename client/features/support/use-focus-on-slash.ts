import { type RefObject, useEffect } from "react";

const TYPING = "input, textarea, select, [contenteditable]";

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPING) !== null;

/** Brings the focus to the field inside when "/" is pressed anywhere but in a field. */
export const useFocusOnSlash = (frame: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) return;
      event.preventDefault();
      frame.current?.querySelector("input")?.focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [frame]);
};
