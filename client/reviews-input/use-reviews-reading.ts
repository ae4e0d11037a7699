import { useRef, useState } from "react";
import type { ImportedReviews } from "../../events/wire/work.ts";
import { messageOf } from "../api/api-problem.ts";
import { readReviews } from "./reviews-queries.ts";

export type Reading = {
  isReading: boolean;
  /** What was read last; null before, and as soon as the text is edited. */
  found: ImportedReviews | null;
  problem: string | null;
  /** The text that a file or a button has replaced. */
  replaced: string | null;
};

const NOTHING: Reading = { isReading: false, found: null, problem: null, replaced: null };
const UNREADABLE = "We could not read this. Please try again, or paste the reviews as text.";

type Options = { value: string; onChange: (text: string) => void; onReplace: (text: string) => void };

/** Reads files and pastes on the server. An answer that comes after something newer has happened is dropped. */
export const useReviewsReading = ({ value, onChange, onReplace }: Options) => {
  const [reading, setReading] = useState(NOTHING);
  const turns = useRef(0);
  const known = useRef(value);

  const settle = (next: Reading) => {
    turns.current += 1;
    setReading(next);
  };
  const replace = (text: string, next: Reading) => {
    known.current = text;
    settle(next);
    onReplace(text);
  };
  const read = async (source: File | string, apply: (found: ImportedReviews) => void) => {
    settle({ ...NOTHING, isReading: true });
    const turn = turns.current;
    try {
      const found = await readReviews(source);
      if (turn === turns.current) apply(found);
    } catch (error) {
      if (turn === turns.current) settle({ ...NOTHING, problem: messageOf(error, UNREADABLE) });
    }
  };

  return {
    reading,
    type: (text: string) => {
      settle(NOTHING);
      onChange(text);
    },
    readFile: (file: File) =>
      void read(file, (found) => replace(found.text, { ...NOTHING, found, replaced: value === "" ? null : value })),
    /** Says what is recognised in text that was typed or pasted. */
    readTyped: () => {
      if (value.trim() === "" || value === known.current) return;
      known.current = value;
      void read(value, (found) => settle({ ...NOTHING, found }));
    },
    useFits: () => {
      const { found } = reading;
      if (found === null) return;
      const { text, reviews } = found.fits;
      replace(text, { ...NOTHING, found: { ...found, text, reviews }, replaced: value });
    },
    undo: () => {
      if (reading.replaced !== null) replace(reading.replaced, NOTHING);
    },
    complain: (problem: string) => settle({ ...NOTHING, problem }),
    forget: () => settle(NOTHING),
  };
};
