import { type RefObject, useEffect, useRef } from "react";

const REACHED = "a[href], button:not(:disabled), summary";
const TYPED_INTO = "input, textarea, select";

type Rail = {
  panel: RefObject<HTMLElement | null>;
  isOpen: boolean;
  requests: number;
  onClose: () => void;
  onGoBack: () => boolean;
};

/** Whether tabbing on would leave the panel. */
const leaves = (panel: HTMLElement, isBack: boolean): boolean => {
  const reached = [...panel.querySelectorAll<HTMLElement>(REACHED)];
  const at = reached.findIndex((each) => each === document.activeElement);
  return isBack ? at <= 0 : reached.length === 0 || at === reached.length - 1;
};

/**
 * Keys of a panel that stands beside what it is about. Escape closes it from wherever the focus is. Who was led into it
 * from a statement tabs out of it to that statement; who tabs through the page passes it like everything else.
 */
export const useRailKeys = ({ panel, isOpen, requests, onClose, onGoBack }: Rail): void => {
  const isVisit = useRef(false);
  useEffect(() => {
    isVisit.current = requests > 0;
  }, [requests]);
  useEffect(() => {
    const element = panel.current;
    if (element === null || !isOpen) return;
    const close = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const held = target instanceof HTMLElement && !element.contains(target) ? target : null;
      if (key !== "Escape" || defaultPrevented || held?.matches(TYPED_INTO) === true) return;
      onClose();
      held?.focus();
    };
    const goBack = (event: KeyboardEvent) => {
      if (event.key !== "Tab" || !isVisit.current || !leaves(element, event.shiftKey)) return;
      if (onGoBack()) event.preventDefault();
    };
    const endVisit = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) isVisit.current = false;
    };
    document.addEventListener("keydown", close);
    element.addEventListener("keydown", goBack);
    element.addEventListener("focusout", endVisit);
    return () => {
      document.removeEventListener("keydown", close);
      element.removeEventListener("keydown", goBack);
      element.removeEventListener("focusout", endVisit);
    };
  }, [panel, isOpen, onClose, onGoBack]);
};
