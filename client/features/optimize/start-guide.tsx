import { LIMITS } from "../../../events/limits.ts";
import { count } from "../../result/format.ts";
import { css } from "../../styled-system/css/index.js";
import { TextLink } from "../../ui/text-link.tsx";

const root = css({ display: "flex", flexDirection: "column", gap: "5" });
const list = css({ display: "flex", flexDirection: "column", gap: "5", listStyle: "none", counterReset: "step" });
const item = css({
  display: "flex",
  flexDirection: "column",
  gap: "1",
  paddingInlineStart: "5",
  borderInlineStartWidth: "thick",
  borderInlineStartStyle: "solid",
  borderInlineStartColor: "border.default",
});
const title = css({ textStyle: "subheading" });
const words = css({ textStyle: "small", color: "text.muted" });

const STEPS = [
  { title: "Build Avatar", text: "Name the customer you have in mind. What the reviews say fills in the rest." },
  {
    title: "Paste Reviews",
    text: "Yours or a competitor’s. Twenty show a pattern; a hundred make the figures far surer.",
  },
  {
    title: "Optimize Listing",
    text: "Titles, two bullet sets to test against each other, search terms, and the words behind each.",
  },
] as const;

/** The three steps, beside the form. */
export const StartGuide = () => (
  <aside className={root} aria-label="How it works">
    <ol className={list}>
      {STEPS.map((step) => (
        <li key={step.title} className={item}>
          <p className={title}>{step.title}</p>
          <p className={words}>{step.text}</p>
        </li>
      ))}
    </ol>
    <p className={words}>An optimization that does not finish is not counted.</p>
    <p className={words}>
      More reviews, or a listing to improve? <TextLink to="/optimization">Optimize with a saved avatar</TextLink> takes{" "}
      {count(LIMITS.reviewsLength)} characters, and checks the title and bullets you have now.
    </p>
    <p className={words}>
      No reviews yet? <TextLink to="/optimize/check">Check a listing</TextLink> against the marketplace’s rules; it uses
      no ASIN.
    </p>
  </aside>
);
