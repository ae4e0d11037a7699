import { css } from "../../styled-system/css/index.js";

const OUTCOMES = [
  { title: "What customers say", text: "Themes counted by reviewer, with the words behind each number." },
  { title: "A buyer avatar", text: "Pains, desires and the phrases your buyers use themselves." },
  { title: "A listing to publish", text: "Ranked titles, bullet sets A and B, search terms and a fix list." },
] as const;

const root = css({
  display: "flex",
  flexDirection: "column",
  gap: "5",
  position: { lg: "sticky" },
  insetBlockStart: { lg: "24" },
  paddingInlineStart: { lg: "6" },
  borderInlineStartWidth: { lg: "thin" },
  borderInlineStartStyle: { lg: "solid" },
  borderInlineStartColor: { lg: "border.default" },
});
const heading = css({ textStyle: "subheading" });
const list = css({ display: "flex", flexDirection: "column", gap: "4", listStyle: "none" });
const title = css({ textStyle: "label" });
const text = css({ textStyle: "small", color: "text.muted" });

/** What the visitor gets for the effort. */
export const DemoPromise = () => (
  <aside className={root} aria-labelledby="demo-promise">
    <h2 id="demo-promise" className={heading}>
      What you get
    </h2>
    <ul className={list}>
      {OUTCOMES.map((outcome) => (
        <li key={outcome.title}>
          <p className={title}>{outcome.title}</p>
          <p className={text}>{outcome.text}</p>
        </li>
      ))}
    </ul>
  </aside>
);
