import { type CSSProperties, lazy, type ReactNode, Suspense } from "react";
import { patiently } from "../lib/patiently.ts";
import { css } from "../styled-system/css/index.js";
import { Block } from "./block.tsx";
import { percent } from "./format.ts";
import { Section } from "./section.tsx";
import type { ViewedResult } from "./viewed-result.ts";

const KeywordTable = lazy(() =>
  patiently(() => import("./keyword-table.tsx")).then((module) => ({ default: module.KeywordTable })),
);

/** Where the table will stand, a line for each keyword. */
const room = css({ minHeight: "[calc(var(--lines) * 3rem)]", _print: { display: "none" } });
const roomFor = (lines: number): CSSProperties => ({ "--lines": `${lines}` }) as CSSProperties;

const figures = css({ display: "flex", flexWrap: "wrap", columnGap: "10", rowGap: "4" });
const figure = css({ display: "flex", flexDirection: "column", gap: "1" });
const value = css({ textStyle: "title", fontVariantNumeric: "lining-nums tabular-nums" });
const label = css({ textStyle: "small", color: "text.muted" });
const refused = css({ display: "grid", gap: "3" });
const refusal = css({ display: "flex", flexDirection: "column", gap: "0.5", overflowWrap: "anywhere" });

const again = css({ display: "flex", flexDirection: "column", gap: "6", _print: { display: "none" } });

type KeywordSectionProps = { result: ViewedResult; regenerate?: ReactNode };

export const KeywordSection = ({ result: { keywordCoverage: coverage }, regenerate }: KeywordSectionProps) =>
  coverage.keywords.length === 0 ? null : (
    <Section
      id="keywords"
      title="Keyword coverage"
      lead="Where each keyword stands. A phrase counts where its words stand side by side; single words count wherever they occur, even in different fields. Repeating a keyword adds nothing."
    >
      <dl className={figures}>
        <div className={figure}>
          <dd className={value}>{percent(coverage.wordCoverage)}</dd>
          <dt className={label}>of keyword words occur</dt>
        </div>
        <div className={figure}>
          <dd className={value}>{percent(coverage.phraseCoverage)}</dd>
          <dt className={label}>of keywords occur as a phrase</dt>
        </div>
      </dl>
      <Suspense fallback={<div className={room} style={roomFor(coverage.keywords.length + 1)} aria-busy="true" />}>
        <KeywordTable keywords={coverage.keywords} />
      </Suspense>
      {coverage.refused !== undefined && coverage.refused.length > 0 && (
        <Block title="Asked for, but not used" note="Keywords of yours that reviews, rules or the room do not allow.">
          <dl className={refused}>
            {coverage.refused.map(({ keyword, reason }) => (
              <div key={keyword} className={refusal}>
                <dt className={css({ fontWeight: "semibold" })}>{keyword}</dt>
                <dd className={label}>{reason}</dd>
              </div>
            ))}
          </dl>
        </Block>
      )}
      {regenerate === undefined ? null : <div className={again}>{regenerate}</div>}
    </Section>
  );
