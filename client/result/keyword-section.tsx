import type { ReactNode } from "react";
import { css } from "../styled-system/css/index.js";
import { percent } from "./format.ts";
import { KeywordTable } from "./keyword-table.tsx";
import { Section } from "./section.tsx";
import type { ViewedResult } from "./viewed-result.ts";

const figures = css({ display: "flex", flexWrap: "wrap", columnGap: "10", rowGap: "4" });
const figure = css({ display: "flex", flexDirection: "column", gap: "1" });
const value = css({ textStyle: "title", fontVariantNumeric: "lining-nums tabular-nums" });
const label = css({ textStyle: "small", color: "text.muted" });

const again = css({ display: "flex", flexDirection: "column", gap: "6", _print: { display: "none" } });

type KeywordSectionProps = { result: ViewedResult; regenerate?: ReactNode };

export const KeywordSection = ({ result: { keywordCoverage: coverage }, regenerate }: KeywordSectionProps) =>
  coverage.keywords.length === 0 ? null : (
    <Section
      id="keywords"
      title="Keyword coverage"
      lead="Where each keyword stands. Words count wherever they occur; a phrase only where they stand side by side. Repeating a keyword adds nothing."
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
      <KeywordTable keywords={coverage.keywords} />
      {regenerate === undefined ? null : <div className={again}>{regenerate}</div>}
    </Section>
  );
