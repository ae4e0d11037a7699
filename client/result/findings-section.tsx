import { css } from "../styled-system/css/index.js";
import { themeKey } from "./evidence.ts";
import { useEvidence } from "./evidence-context.ts";
import { FindingCard } from "./finding-card.tsx";
import { plural } from "./format.ts";
import { Section } from "./section.tsx";
import { strongestFindings } from "./strongest-findings.ts";
import { ThemeBars } from "./theme-bars.tsx";
import type { ViewedResult } from "./viewed-result.ts";

const cards = css({
  display: "grid",
  gap: "4",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
});

export const FindingsSection = ({ result }: { result: ViewedResult }) => {
  const { index } = useEvidence();
  const total = result.reviews.length;
  const findings = strongestFindings(result.themes);
  return (
    <Section id="findings" title="What your customers say" lead={leadOf(result)}>
      {findings.length === 0 ? null : (
        <div className={cards}>
          {findings.map((theme, position) => (
            <FindingCard
              key={theme.id}
              theme={theme}
              quoted={index.get(themeKey(theme))?.quoted ?? []}
              total={total}
              lead={position === 0}
            />
          ))}
        </div>
      )}
      {result.themes.length === 0 ? null : <ThemeBars themes={result.themes} total={total} />}
    </Section>
  );
};

const leadOf = ({ themes, reviews }: ViewedResult): string =>
  themes.length === 0
    ? `We read ${plural(reviews.length, "review")} and found no subject that comes up more than once. More reviews show more.`
    : `From ${plural(reviews.length, "review")}. Click anything underlined to read the reviews behind it.`;
