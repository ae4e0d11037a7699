import { useSession } from "../../session/use-session.ts";
import { css, cva } from "../../styled-system/css/index.js";
import { Section } from "../section.tsx";
import type { ViewedResult } from "../viewed-result.ts";
import { useKeptTest } from "./kept-test.ts";
import { plannedVisitors, TestPlan } from "./test-plan.tsx";
import { TestResult } from "./test-result.tsx";
import { describeDistance } from "./wording-distance.ts";

const distance = css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "1" });
const figure = cva({
  base: { textStyle: "figure", fontVariantNumeric: "lining-nums tabular-nums" },
  variants: { state: { good: { color: "success.text" }, poor: { color: "warning.text" } } },
});
const words = css({ flexBasis: "[16rem]", flexGrow: "1", minWidth: "0", maxWidth: "prose" });
const tools = css({
  display: "grid",
  gap: "10",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  _print: { display: "none" },
});

/** What differs between the two sets, how long to test them, and how to read the end. */
export const TestSection = ({ result }: { result: ViewedResult }) => {
  const { email } = useSession();
  const { plan, outcome, change } = useKeptTest(result.id, email);
  if (result.bulletsA.length === 0 || result.bulletsB.length === 0) return null;
  return (
    <Section
      id="test"
      title="Test A against B"
      lead="Set A opens each bullet with an outcome, for shoppers who look for a reason to buy. Set B opens with an objection, for those who look for a reason not to."
    >
      {result.bulletDistance !== undefined && <DistanceLine value={result.bulletDistance} />}
      <div className={tools}>
        <TestPlan entries={plan} onChange={(next) => change({ plan: next })} />
        <TestResult planned={plannedVisitors(plan)} entries={outcome} onChange={(next) => change({ outcome: next })} />
      </div>
    </Section>
  );
};

const DistanceLine = ({ value }: { value: number }) => {
  const { figure: share, verdict, isGood } = describeDistance(value);
  return (
    <p className={distance}>
      <span className={figure({ state: isGood ? "good" : "poor" })}>{share}</span>
      <span className={words}>
        <strong>different wording.</strong> {verdict}
      </span>
    </p>
  );
};
