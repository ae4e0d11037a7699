import { useEffect, useState } from "react";

/** For what is made when it is wanted: opens right after, so that the focus goes into it as if it had been there before. */
export const useOpening = () => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return { isOpen, setIsOpen };
};
