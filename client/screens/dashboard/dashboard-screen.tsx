import type { DashboardSummary } from "../../../events/wire/work.ts";
import { QuickActions } from "./quick-actions.tsx";
import { ResourceCards } from "./resource-cards.tsx";
import { SummaryCards } from "./summary-cards.tsx";

/** The dashboard under its heading, of whatever moment the summary is. */
export const DashboardScreen = ({ summary }: { summary: DashboardSummary }) => (
  <>
    <SummaryCards summary={summary} />
    <QuickActions plan={summary.plan} />
    <ResourceCards links={summary.links} />
  </>
);
