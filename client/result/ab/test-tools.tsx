import { useSession } from "../../session/use-session.ts";
import { css } from "../../styled-system/css/index.js";
import { useKeptTest } from "./kept-test.ts";
import { plannedVisitors, TestPlan } from "./test-plan.tsx";
import { TestResult } from "./test-result.tsx";

const tools = css({
  display: "grid",
  gap: "10",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  _print: { display: "none" },
});

/** How long to test the two sets, and how to read the end; what is entered is kept with the result. */
export const TestTools = ({ resultId }: { resultId: string | undefined }) => {
  const { email } = useSession();
  const { plan, outcome, change } = useKeptTest(resultId, email);
  return (
    <div className={tools}>
      <TestPlan entries={plan} onChange={(next) => change({ plan: next })} />
      <TestResult planned={plannedVisitors(plan)} entries={outcome} onChange={(next) => change({ outcome: next })} />
    </div>
  );
};
