import { useEffect, useState } from "react";

const HIGHLIGHT_MS = 3000;

/** The id to point out, for three seconds; null afterwards. */
export const useHighlight = (id: string): string | null => {
  const [faded, setFaded] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setFaded(id), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return id === faded ? null : id;
};
