import { useLayoutEffect } from "react";

type Leaving = { send: (event: { type: "page.left" }) => void };

/**
 * Tells a flow that the page is going away, so that what was typed a moment ago is kept too.
 * In the layout phase, because by the next one React has stopped the flow.
 */
export const usePageLeave = (actor: Leaving): void => {
  useLayoutEffect(() => {
    const leave = () => actor.send({ type: "page.left" });
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [actor]);
};
