import { css } from "../../styled-system/css/index.js";
import { Callout } from "../../ui/callout.tsx";
import { Block } from "../block.tsx";
import { count } from "../format.ts";
import { type Comparison, judgeTest, type Verdict } from "./compare-versions.ts";
import { NumberField } from "./number-field.tsx";
import { NumberGrid } from "./number-grid.tsx";
import { readCount } from "./read-number.ts";
import type { ResultEntries } from "./test-entries.ts";

const hint = css({ textStyle: "small", color: "text.muted" });
const answer = css({ display: "block", minHeight: { md: "24" } });

const FIELDS = [
  { field: "visitorsA", label: "Visitors who saw A" },
  { field: "ordersA", label: "Orders from A" },
  { field: "visitorsB", label: "Visitors who saw B" },
  { field: "ordersB", label: "Orders from B" },
] as const satisfies readonly { field: keyof ResultEntries; label: string }[];

type TestResultProps = {
  /** Visitors each version was to have; null before there is a plan. */
  planned: number | null;
  entries: ResultEntries;
  onChange: (entries: ResultEntries) => void;
};

/** What the numbers of a finished test say; an unfinished one is not read. */
export const TestResult = ({ planned, entries, onChange }: TestResultProps) => (
  <Block title="Read the result" note="Only a test that ran to its end says which version sells better.">
    <NumberGrid>
      {FIELDS.map(({ field, label }) => (
        <NumberField
          key={field}
          label={label}
          value={entries[field]}
          onChange={(value) => onChange({ ...entries, [field]: value })}
        />
      ))}
    </NumberGrid>
    <output className={answer}>
      <Answer planned={planned} entries={entries} />
    </output>
  </Block>
);

const Answer = ({ planned, entries }: Omit<TestResultProps, "onChange">) => {
  if (planned === null) return <span className={hint}>Plan the test first: a result is read against its plan.</span>;
  if (Object.values(entries).some((text) => text.trim() === ""))
    return <span className={hint}>Enter all four numbers at the end of the test.</span>;
  const verdict = judgeTest(
    planned,
    { visitors: readCount(entries.visitorsA), orders: readCount(entries.ordersA) },
    { visitors: readCount(entries.visitorsB), orders: readCount(entries.ordersB) },
  );
  return <VerdictCallout verdict={verdict} planned={planned} />;
};

const VerdictCallout = ({ verdict, planned }: { verdict: Verdict; planned: number }) => {
  switch (verdict.kind) {
    case "impossible":
      return (
        <Callout tone="warning" title="These numbers cannot be">
          Whole numbers, and no more orders than visitors.
        </Callout>
      );
    case "too-early":
      return (
        <Callout tone="warning" title="Too early to call">
          The smaller version has {Math.floor(verdict.share * 100)}% of its {count(planned)} planned visitors,{" "}
          {count(verdict.missing)} to go. A test that stops at the first difference often finds one where there is none.
        </Callout>
      );
    case "no-difference":
      return (
        <Callout tone="neutral" title="No difference found">
          {ratesOf(verdict.comparison)} Chance alone makes a gap of this size in{" "}
          {Math.round(verdict.comparison.p * 100)} of 100 tests. Keep the version you like better.
        </Callout>
      );
    case "winner":
      return (
        <Callout tone="success" title={`Version ${verdict.winner} sells better`}>
          {ratesOf(verdict.comparison)} Chance alone makes a gap of this size in {rareness(verdict.comparison.p)}; z{" "}
          {verdict.comparison.z?.toFixed(2)}, p {pText(verdict.comparison.p)}.
        </Callout>
      );
  }
};

const rateText = (rate: number): string => `${(rate * 100).toFixed(2)}%`;
const pText = (p: number): string => (p < 0.001 ? "below 0.001" : p.toFixed(3));
const rareness = (p: number): string =>
  p < 0.001 ? "less than 1 of 1,000 tests" : `${count(Math.max(1, Math.round(p * 1000)))} of 1,000 tests`;

const points = (difference: number): string => `${difference < 0 ? "−" : "+"}${Math.abs(difference * 100).toFixed(2)}`;

const ratesOf = ({ rates, interval }: Comparison): string =>
  `A ${rateText(rates[0])}, B ${rateText(rates[1])} of visitors order; the true difference, B less A, is likely between ${points(interval[0])} and ${points(interval[1])} points.`;
