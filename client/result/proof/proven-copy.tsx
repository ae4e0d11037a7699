import { lazy, Suspense } from "react";
import { patiently } from "../../lib/patiently.ts";
import { css, cva } from "../../styled-system/css/index.js";
import { useEvidence } from "../evidence-context.ts";
import { useMarks } from "../marks/marks-context.ts";
import { Statement } from "../statement.tsx";
import { type Clause, copyParts } from "./clauses.ts";
import { useProof } from "./proof-context.ts";
import { StandingMark } from "./standing-mark.tsx";

const words = cva({
  base: {
    textDecorationLine: "underline",
    textDecorationThickness: "medium",
    textUnderlineOffset: "[0.28em]",
  },
  variants: {
    standing: {
      reviews: { textDecorationColor: "success.solid" },
      seller: { textDecorationColor: "border.control", textDecorationStyle: "dotted" },
      unsupported: { textDecorationColor: "border.control", textDecorationStyle: "dashed" },
      disputed: { textDecorationColor: "warning.solid" },
      contradicted: {
        textDecorationColor: "danger.text",
        textDecorationStyle: "wavy",
        textDecorationThickness: "thin",
      },
    },
  },
});

/** As tall as its line, so that a finger hits it where a clause goes on in the next line, too. */
const trigger = css({
  paddingBlock: "[0.1875rem]",
  borderRadius: "xs",
  boxDecorationBreak: "clone",
  _hover: { backgroundColor: "bg.hover" },
  "&[aria-expanded=true] [data-words]": { backgroundColor: "mark.bg", color: "mark.on", boxDecorationBreak: "clone" },
});
/** The marks of a clause and the colon or comma after it, which no line begins with. */
const together = css({ whiteSpace: "nowrap" });
const plain = css({ lineHeight: "relaxed" });

const MarkedCopy = lazy(() =>
  patiently(() => import("../marks/marked-copy.tsx")).then((module) => ({ default: module.MarkedCopy })),
);

/** A link and not a button, because only a link breaks across lines like the words it is. */
const ClauseWords = ({ clause, closing }: { clause: Clause; closing: string }) => {
  const { index, openKey, open, panelId } = useEvidence();
  const content = (
    <>
      <span data-words className={words({ standing: clause.standing })}>
        {clause.claim.text}
      </span>
      <span className={together}>
        <StandingMark clause={clause} />
        {closing}
      </span>
    </>
  );
  if (!index.has(clause.key)) return <span>{content}</span>;
  return (
    <a
      href={`#${panelId}`}
      className={trigger}
      aria-expanded={openKey === clause.key}
      onClick={(event) => {
        event.preventDefault();
        open(clause.key, event.currentTarget);
      }}
    >
      {content}
    </a>
  );
};

type ProvenCopyProps = {
  /** The field the copy stands in, for example "bulletsA.2". */
  field: string;
  text: string;
};

/** Listing copy: plain to read, with its proof shown clause by clause what each rests on, or with words marked. */
export const ProvenCopy = ({ field, text }: ProvenCopyProps) => {
  const { isShown, clauses } = useProof();
  const marks = useMarks();
  const own = clauses.get(field);
  if (marks !== null)
    return (
      <Suspense fallback={text}>
        <MarkedCopy field={field} text={text} marks={marks} />
      </Suspense>
    );
  if (!isShown || own === undefined) return <Statement evidenceKey={field}>{text}</Statement>;
  return (
    <span className={plain}>
      {copyParts(text, own).map(({ key, text: part, clause, closing }) =>
        clause === null ? <span key={key}>{part}</span> : <ClauseWords key={key} clause={clause} closing={closing} />,
      )}
    </span>
  );
};
