import { css, cva } from "../../styled-system/css/index.js";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { type MarkedPart, markKeywords, markOwn } from "./mark-words.ts";
import type { CopyMarks } from "./marks-context.ts";

const words = cva({
  base: { color: "text.default", backgroundColor: "transparent", boxDecorationBreak: "clone", borderRadius: "2xs" },
  variants: {
    kind: {
      own: { backgroundColor: "mark.bg", color: "mark.on" },
      phrase: { backgroundColor: "success.subtle", color: "success.text", fontWeight: "semibold" },
      word: {
        textDecorationLine: "underline",
        textDecorationStyle: "dotted",
        textDecorationColor: "success.solid",
        textDecorationThickness: "medium",
        textUnderlineOffset: "[0.28em]",
      },
    },
  },
});
const plain = css({ overflowWrap: "anywhere" });

type Kind = "own" | "phrase" | "word";

const SAID = { own: "only here: ", phrase: "keyword: ", word: "word of a keyword: " } as const satisfies Record<
  Kind,
  string
>;

const partsOf = (field: string, text: string, marks: CopyMarks): MarkedPart<Kind>[] => {
  if (marks.kind === "keywords")
    return markKeywords(text, marks.keywords, field === "itemHighlights" || field === "searchTerms");
  if (field.startsWith("bulletsA")) return markOwn(text, marks.sets.bulletsB);
  return field.startsWith("bulletsB") ? markOwn(text, marks.sets.bulletsA) : [{ text, kind: null }];
};

const keyed = (parts: readonly MarkedPart<Kind>[]) => {
  let at = 0;
  return parts.map((part) => {
    const key = at;
    at += part.text.length;
    return { ...part, key };
  });
};

export const Marked = ({ parts }: { parts: readonly MarkedPart<Kind>[] }) => (
  <span className={plain}>
    {keyed(parts).map(({ key, text, kind }) =>
      kind === null ? (
        <span key={key}>{text}</span>
      ) : (
        <mark key={key} className={words({ kind })}>
          <VisuallyHidden>{SAID[kind]}</VisuallyHidden>
          {text}
        </mark>
      ),
    )}
  </span>
);

/** Listing copy with its words marked. */
export const MarkedCopy = ({ field, text, marks }: { field: string; text: string; marks: CopyMarks }) => (
  <Marked parts={partsOf(field, text, marks)} />
);
