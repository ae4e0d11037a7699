import { CircleCheck, CircleHelp, PackageX, Scale } from "lucide-react";
import { fieldName } from "../../../events/result/field-name.ts";
import { css, cva } from "../../styled-system/css/index.js";
import { Anchor } from "../../ui/text-link.tsx";
import { fieldId } from "../field-id.ts";
import { Section } from "../section.tsx";
import { Statement } from "../statement.tsx";
import type { ViewedResult } from "../viewed-result.ts";
import { groupQuestions, type PlacedQuestion, type QuestionGroup, questionSummary } from "./question-groups.ts";

const STATES = {
  "listing-silent": {
    title: "The listing does not say",
    note: "The new copy does not say it. If you know the answer, add it before you publish.",
    Icon: CircleHelp,
  },
  "product-fault": {
    title: "The product falls short",
    note: "Reviewers report a fault here. No wording can fix it.",
    Icon: PackageX,
  },
  "expectation-gap": {
    title: "Buyers expect something else",
    note: "The product works as made; buyers were led to expect more or other.",
    Icon: Scale,
  },
  answered: { title: "Answered", note: "The new copy says it, and where.", Icon: CircleCheck },
} as const satisfies Record<QuestionGroup["state"], { title: string; note: string; Icon: typeof CircleHelp }>;

/** Where the listing is edited on the page, the way to it. */
const EDITABLE_NOTE = (
  <>
    The new copy does not say it. If you know the answer, <Anchor href="#listing">add it to your listing</Anchor>.
  </>
);

const group = css({ display: "flex", flexDirection: "column", gap: "3", breakInside: "avoid" });
const head = cva({
  base: {
    display: "flex",
    gap: "2",
    alignItems: "center",
    textStyle: "subheading",
    "& svg": { width: "5", height: "5", flexShrink: "0" },
  },
  variants: {
    state: {
      answered: { "& svg": { color: "success.text" } },
      "listing-silent": { "& svg": { color: "info.text" } },
      "product-fault": { "& svg": { color: "danger.text" } },
      "expectation-gap": { "& svg": { color: "warning.text" } },
    },
  },
});
const note = css({ textStyle: "small", color: "text.muted", marginBlockStart: "[-0.5rem]" });
const list = css({ display: "flex", flexDirection: "column", listStyle: "none" });
const row = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "4",
  rowGap: "1",
  justifyContent: "space-between",
  alignItems: "baseline",
  paddingBlock: "2.5",
  borderBlockEndWidth: "thin",
  borderBlockEndStyle: "solid",
  borderBlockEndColor: "border.subtle",
  _last: { borderBlockEndWidth: "none" },
});
const words = css({ flexGrow: "1", flexBasis: "[16rem]", minWidth: "0", overflowWrap: "anywhere" });
const place = css({ display: "inline-flex", alignItems: "center", minHeight: "target" });
const answer = css({ textStyle: "small", color: "text.muted", overflowWrap: "anywhere" });

const QuestionRow = ({ placed: { question, evidenceKey } }: { placed: PlacedQuestion }) => (
  <li className={row}>
    <span className={words}>
      <Statement evidenceKey={evidenceKey}>{question.question}</Statement>
    </span>
    {(question.answeredBy !== null || question.answeredBefore === true) && (
      <span className={answer}>
        {question.answeredBy !== null && (
          <>
            {question.state === "answered" ? "" : "See "}
            <Anchor className={place} href={`#${fieldId(question.answeredBy)}`}>
              {fieldName(question.answeredBy)}
            </Anchor>
          </>
        )}
        {question.answeredBefore === true &&
          (question.answeredBy === null ? "Your current listing answers it" : ", also in your current listing")}
      </span>
    )}
  </li>
);

/** What shoppers ask, and whether the listing answers it; answers lead to the bullet that gives them. */
export const QuestionsSection = ({ result, isEditable }: { result: ViewedResult; isEditable: boolean }) => {
  const questions = result.insights?.questions ?? [];
  if (questions.length === 0) return null;
  return (
    <Section id="questions" title="Questions shoppers ask" lead={questionSummary(questions)}>
      {groupQuestions(questions).map(({ state, questions: placed }) => {
        const { title, note: explanation, Icon } = STATES[state];
        return (
          <div key={state} className={group}>
            <h3 className={head({ state })}>
              <Icon aria-hidden="true" />
              {title}
            </h3>
            <p className={note}>{isEditable && state === "listing-silent" ? EDITABLE_NOTE : explanation}</p>
            <ul className={list}>
              {placed.map((one) => (
                <QuestionRow key={one.evidenceKey} placed={one} />
              ))}
            </ul>
          </div>
        );
      })}
    </Section>
  );
};
