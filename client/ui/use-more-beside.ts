import { type RefObject, useEffect, useRef, useState } from "react";

type Beside = "none" | "start" | "end" | "both";

/** Positions are read in fractions of a pixel, and rounded here and there. */
const SLACK_PX = 1;

const besideOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Beside => {
  const isAfter = scrollLeft + clientWidth < scrollWidth - SLACK_PX;
  if (scrollLeft > SLACK_PX) return isAfter ? "both" : "start";
  return isAfter ? "end" : "none";
};

/** On which sides a frame that scrolls sideways holds more than it shows. */
export const useMoreBeside = (): { frame: RefObject<HTMLElement | null>; more: Beside } => {
  const frame = useRef<HTMLElement>(null);
  const [more, setMore] = useState<Beside>("none");
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const look = () => setMore(besideOf(element));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);
  return { frame, more };
};
