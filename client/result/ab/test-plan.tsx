import { css } from "../../styled-system/css/index.js";
import { Block } from "../block.tsx";
import { count, plural } from "../format.ts";
import { NumberField } from "./number-field.tsx";
import { NumberGrid } from "./number-grid.tsx";
import { effectWithin, gainExample, visitorsPerVersion, WEEKS_MAX, weeksFor } from "./plan-test.ts";
import { readCount, readPercent } from "./read-number.ts";
import type { PlanEntries } from "./test-entries.ts";

const answer = css({
  display: "flex",
  flexDirection: "column",
  gap: "1",
  minHeight: { md: "24" },
  paddingBlockStart: "2",
});
const figure = css({ textStyle: "title", fontVariantNumeric: "lining-nums tabular-nums" });
const detail = css({ textStyle: "small", color: "text.muted" });

/** Visitors each version needs for the entries; null while they do not say. */
export const plannedVisitors = ({ baseline, effect }: PlanEntries): number | null =>
  visitorsPerVersion(readPercent(baseline), readPercent(effect));

const rateError = (text: string, max: number): string | null => {
  if (text.trim() === "") return null;
  const share = readPercent(text);
  return share > 0 && share < max ? null : `Enter a percentage between 0 and ${max * 100}`;
};

const countError = (text: string): string | null =>
  text.trim() === "" || readCount(text) > 0 ? null : "Enter a whole number";

type TestPlanProps = { entries: PlanEntries; onChange: (entries: PlanEntries) => void };

/** How many visitors and weeks a test needs, before it begins. */
export const TestPlan = ({ entries, onChange }: TestPlanProps) => {
  const set = (field: keyof PlanEntries) => (value: string) => onChange({ ...entries, [field]: value });
  return (
    <Block title="Plan the test" note="How many visitors each version needs before the result means anything.">
      <NumberGrid>
        <NumberField
          label="Order rate today, in percent"
          hint="Orders per 100 visitors."
          placeholder="Such as 4.08"
          value={entries.baseline}
          onChange={set("baseline")}
          error={rateError(entries.baseline, 1)}
        />
        <NumberField
          label="Smallest gain worth finding, in percent"
          hint={gainExample(readPercent(entries.baseline), readPercent(entries.effect))}
          value={entries.effect}
          onChange={set("effect")}
          error={rateError(entries.effect, 5)}
        />
        <NumberField
          label="Visitors a week"
          hint="To both versions together."
          placeholder="Such as 5,000"
          value={entries.weekly}
          onChange={set("weekly")}
          error={countError(entries.weekly)}
        />
      </NumberGrid>
      <output className={answer}>
        <PlanAnswer entries={entries} />
      </output>
    </Block>
  );
};

const PlanAnswer = ({ entries }: { entries: PlanEntries }) => {
  const perVersion = plannedVisitors(entries);
  if (perVersion === null)
    return <span className={detail}>Enter your order rate to see how many visitors it takes.</span>;
  const weekly = readCount(entries.weekly);
  const weeks = weeksFor(perVersion, weekly);
  return (
    <>
      <span className={figure}>{count(perVersion)} visitors for each version</span>
      {weeks !== null && (
        <span>
          {plural(weeks, "week")} at {count(weekly)} visitors a week.
          {weeks > WEEKS_MAX && ` ${tooLong(entries, weekly)}`}
        </span>
      )}
      <span className={detail}>
        Then 4 of 5 tests find a gain of that size; where there is none, 1 of 20 still finds one.
      </span>
    </>
  );
};

const tooLong = (entries: PlanEntries, weekly: number): string => {
  const effect = effectWithin(readPercent(entries.baseline), weekly, WEEKS_MAX);
  const season = "That is longer than a marketplace test runs.";
  return effect === null
    ? `${season} With this traffic no test of ${WEEKS_MAX} weeks can tell the versions apart.`
    : `${season} In ${WEEKS_MAX} weeks your traffic shows a gain of ${Math.ceil(effect * 100)}% or more.`;
};
