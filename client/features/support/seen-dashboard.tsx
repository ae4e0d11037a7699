import { useQuery } from "@tanstack/react-query";
import type { DashboardView } from "../../../events/history/dashboard.ts";
import { siteConfigQuery } from "../../site/site-config-query.ts";
import { css } from "../../styled-system/css/index.js";
import { CheckHint } from "../../work/dashboard/check-hint.tsx";
import { DashboardScreen } from "../../work/dashboard/dashboard-screen.tsx";
import { ResultsBlock } from "../../work/dashboard/results-block.tsx";
import { TroubleNotice } from "../../work/dashboard/trouble-notice.tsx";
import { ResultRows } from "../../work/results/result-rows.tsx";
import { seenDashboard, seenResults } from "./seen-work.ts";

const title = css({ textStyle: "title" });
const lead = css({ color: "text.muted" });

/** The dashboard of that moment: all that the account alone decides. What a customer put away lies on their device. */
export const SeenDashboard = ({ view }: { view: DashboardView }) => {
  const { data: site } = useQuery(siteConfigQuery());
  const results = seenResults(view);
  return (
    <>
      <div>
        <p className={title}>Dashboard</p>
        <p className={lead}>What is left of your plan, and the next thing to do.</p>
      </div>
      <TroubleNotice trouble={view.trouble} />
      <DashboardScreen summary={seenDashboard(view, site)}>
        {results.length > 0 && (
          <ResultsBlock>
            <ResultRows results={results} />
          </ResultsBlock>
        )}
      </DashboardScreen>
      <CheckHint />
      <p className={lead}>First steps, which a customer can put away, are not shown here.</p>
    </>
  );
};
