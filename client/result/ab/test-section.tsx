import { lazy, Suspense } from "react";
import { patiently } from "../../lib/patiently.ts";
import { css, cva } from "../../styled-system/css/index.js";
import { Section } from "../section.tsx";
import type { ViewedResult } from "../viewed-result.ts";
import { describeDistance } from "./wording-distance.ts";

const distance = css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "1" });
const figure = cva({
  base: { textStyle: "figure", fontVariantNumeric: "lining-nums tabular-nums" },
  variants: { state: { good: { color: "success.text" }, poor: { color: "warning.text" } } },
});
const words = css({ flexBasis: "[16rem]", flexGrow: "1", minWidth: "0", maxWidth: "prose" });
const room = css({ minHeight: "[36rem]", md: { minHeight: "[24rem]" }, _print: { display: "none" } });

const TestTools = lazy(() =>
  patiently(() => import("./test-tools.tsx")).then((module) => ({ default: module.TestTools })),
);

/** What differs between the two sets, how long to test them, and how to read the end. */
export const TestSection = ({ result }: { result: ViewedResult }) => {
  if (result.bulletsA.length === 0 || result.bulletsB.length === 0) return null;
  return (
    <Section
      id="test"
      title="Test A against B"
      lead="Set A opens each bullet with an outcome, for shoppers who look for a reason to buy. Set B opens with an objection, for those who look for a reason not to."
    >
      {result.bulletDistance !== undefined && <DistanceLine value={result.bulletDistance} />}
      <Suspense fallback={<div className={room} aria-busy="true" />}>
        <TestTools resultId={result.id} />
      </Suspense>
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
