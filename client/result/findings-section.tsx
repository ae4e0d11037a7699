import type { ReactNode } from "react";
import { css } from "../styled-system/css/index.js";
import { useEvidence } from "./evidence-context.ts";
import { leadFindings } from "./finding.ts";
import { FindingCard } from "./finding-card.tsx";
import { plural } from "./format.ts";
import { onScreen } from "./on-paper.ts";
import { Section } from "./section.tsx";
import { ThemeBars } from "./theme-bars.tsx";
import { unseenSentence } from "./unseen.ts";
import type { ViewedResult } from "./viewed-result.ts";

const cards = css({
  display: "grid",
  gap: "4",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
});

export const FindingsSection = ({ result }: { result: ViewedResult }) => {
  const { index } = useEvidence();
  const findings = leadFindings(result, index);
  return (
    <Section id="findings" title="What your customers say" lead={leadOf(result)}>
      {findings.length === 0 ? null : (
        <div className={cards}>
          {findings.map((finding, position) => (
            <FindingCard
              key={finding.evidenceKey}
              finding={finding}
              quoted={index.get(finding.evidenceKey)?.quoted ?? []}
              lead={position === 0}
            />
          ))}
        </div>
      )}
      {result.themes.length === 0 ? null : <ThemeBars themes={result.themes} total={result.reviews.length} />}
    </Section>
  );
};

const nothingFound = ({ reviews, engine }: ViewedResult): string =>
  engine.unread === reviews.length
    ? "Nothing could be learned from these reviews."
    : `We read ${plural(reviews.length, "review")} and found no subject that comes up more than once. More reviews show more.`;

const leadOf = (result: ViewedResult): ReactNode => {
  const { themes, reviews, insights } = result;
  if (themes.length === 0) return nothingFound(result);
  const unseen = unseenSentence(insights?.unseen ?? null, reviews.length);
  return (
    <>
      From {plural(reviews.length, "review")}.
      <span className={onScreen}> Click anything underlined to read the reviews behind it.</span>
      {unseen !== null && ` ${unseen}`}
    </>
  );
};
