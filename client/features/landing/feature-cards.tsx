import { css, cx } from "../../styled-system/css/index.js";
import { card } from "../../styled-system/recipes/index.js";
import { Badge } from "../../ui/badge.tsx";
import { Section } from "./section.tsx";

const grid = css({
  display: "grid",
  gap: "5",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(3, minmax(0, 1fr))" },
});
/** Sketch and words stand side by side where a card has the row for itself. */
const feature = css({
  flexDirection: { md: "row", lg: "column" },
  alignItems: { md: "center", lg: "stretch" },
  columnGap: "6",
});
const half = css({ flexGrow: { md: "1", lg: "0" }, flexBasis: { md: "0", lg: "auto" }, minWidth: "0" });
const text = css({ color: "text.muted" });
const sketch = css({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: "2.5",
  minHeight: "[11rem]",
  padding: "4",
  borderRadius: "md",
  backgroundColor: "bg.sunken",
  textStyle: "small",
});
const line = css({ display: "flex", justifyContent: "space-between", alignItems: "baseline", gap: "3" });
const count = css({ textStyle: "caption", color: "text.subtle", whiteSpace: "nowrap" });
const quoted = css({ fontFamily: "serif", fontWeight: "medium", fontSize: "md" });
const chips = css({ display: "flex", flexWrap: "wrap", gap: "1.5" });
const sets = css({ display: "grid", gap: "2.5" });
const set = css({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: "2.5", alignItems: "start" });

export const FeatureCards = () => (
  <Section title="What comes back" lead="Three things, each of them ready to use and to export.">
    <div className={grid}>
      <Feature
        title="Buyer Personas"
        text="Who buys, why, and in which words. Age or income appear only where reviewers mention them."
      >
        <PersonaSketch />
      </Feature>
      <Feature
        title="AI Optimization"
        text="Titles, bullets and search terms that carry your customers’ keywords and stay within the marketplace’s rules."
      >
        <TitleSketch />
      </Feature>
      <Feature
        title="A/B Testing"
        text="Two bullet sets that pull different levers. Run both and let your market decide."
      >
        <SetsSketch />
      </Feature>
    </div>
  </Section>
);

type FeatureProps = { title: string; text: string; children: React.ReactNode };

const Feature = ({ title, text: words, children }: FeatureProps) => {
  const styles = card({ padding: "md" });
  return (
    <article className={cx(styles.root, feature)}>
      <div className={cx(sketch, half)} aria-hidden="true">
        {children}
      </div>
      <div className={cx(styles.header, half)}>
        <h3 className={styles.title}>{title}</h3>
        <p className={text}>{words}</p>
      </div>
    </article>
  );
};

const PERSONA_LINES = [
  { words: "“my neck had stopped aching”", reviews: 14 },
  { words: "“lives in my backpack now”", reviews: 11 },
  { words: "“steady on wobbly tables”", reviews: 9 },
] as const;

const PersonaSketch = () => (
  <>
    {PERSONA_LINES.map(({ words, reviews }) => (
      <span key={words} className={line}>
        <span className={quoted}>{words}</span>
        <span className={count}>{reviews} reviews</span>
      </span>
    ))}
  </>
);

const SAMPLE_TITLE = "Foldable Laptop Stand, Folds Flat for Your Backpack";

const TitleSketch = () => (
  <>
    <span className={css({ fontWeight: "semibold" })}>{SAMPLE_TITLE}</span>
    <span className={chips}>
      {["laptop stand", "foldable", "travel"].map((keyword) => (
        <Badge key={keyword}>{keyword}</Badge>
      ))}
    </span>
    <span className={line}>
      <span className={count}>{SAMPLE_TITLE.length} of 75 characters</span>
      <Badge tone="success">Within the rules</Badge>
    </span>
  </>
);

const SetsSketch = () => (
  <span className={sets}>
    <span className={set}>
      <Badge tone="accent">A</Badge>
      <span>Screen at Eye Level: sit up straight through the last call</span>
    </span>
    <span className={set}>
      <Badge tone="info">B</Badge>
      <span>No Wobble, No Slip: wide rubber feet hold on any table</span>
    </span>
  </span>
);
