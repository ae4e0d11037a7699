import { useState } from "react";
import { css, cx } from "../../styled-system/css/index.js";
import { Mark } from "../../ui/mark.tsx";
import { StarRating } from "../../ui/star-rating.tsx";
import { STORY_REVIEWS, STORY_STATEMENTS, supportingReviews } from "./evidence-story.ts";

const figure = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
  borderRadius: "xl",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.default",
  overflow: "hidden",
});
const half = css({
  display: "flex",
  flexDirection: "column",
  gap: { base: "5", lg: "8" },
  padding: { base: "5", md: "8" },
});
const written = css({ backgroundColor: "bg.surface" });
const published = css({
  backgroundColor: "bg.raised",
  order: { base: "[-1]", lg: "[0]" },
  borderInlineStartWidth: { lg: "thin" },
  borderStyle: "solid",
  borderColor: "border.default",
});
const heading = css({ textStyle: "label", color: "text.muted" });
const review = css({ display: "flex", flexDirection: "column", gap: "1", textStyle: "small" });
const quote = css({ textStyle: "quote", color: "text.default" });
const statements = css({ display: "flex", flexDirection: "column", gap: "2", listStyle: "none" });
const statement = css({
  display: "grid",
  gap: "1",
  width: "full",
  padding: "3",
  borderRadius: "md",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "transparent",
  textAlign: "start",
  transitionProperty: "[background-color, border-color]",
  transitionDuration: "fast",
  _hover: { backgroundColor: "bg.hover" },
  _pressed: { backgroundColor: "bg.canvas", borderColor: "border.control" },
});
const place = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "3",
  textStyle: "caption",
  color: "text.subtle",
});

/** A worked example: choose a statement, see the customers' words it rests on. */
export const EvidenceFigure = () => {
  const [chosen, setChosen] = useState("persona");
  const tone = STORY_STATEMENTS.find(({ id }) => id === chosen)?.tone === "complaint" ? "complaint" : "evidence";
  return (
    <figure className={figure} aria-label="An example of a listing and the customers’ words behind it">
      <div className={cx(half, written)}>
        <p className={heading}>What customers wrote</p>
        {STORY_REVIEWS.map(({ id, stars, pieces }) => (
          <blockquote key={id} className={review}>
            <StarRating rating={stars} />
            <p className={quote}>
              {pieces.map(({ text, supports }) => (
                <Words
                  key={text}
                  text={text}
                  tone={supports === undefined ? null : supports === chosen ? tone : "quiet"}
                />
              ))}
            </p>
          </blockquote>
        ))}
      </div>
      <div className={cx(half, published)}>
        <p className={heading}>What you can say because of it</p>
        <ul className={statements}>
          {STORY_STATEMENTS.map(({ id, place: where, text }) => (
            <li key={id}>
              <button type="button" className={statement} aria-pressed={id === chosen} onClick={() => setChosen(id)}>
                <span className={place}>
                  <span>{where}</span>
                  <SupportCount count={supportingReviews(id)} />
                </span>
                <span>{text}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
};

type WordsProps = { text: string; tone: "evidence" | "complaint" | "quiet" | null };

const Words = ({ text, tone }: WordsProps) => (tone === null ? text : <Mark tone={tone}>{text}</Mark>);

const SupportCount = ({ count }: { count: number }) => <span>{count === 1 ? "1 review" : `${count} reviews`}</span>;
