import { QuickActions } from "./quick-actions.tsx";
import { ResourceCards } from "./resource-cards.tsx";
import { type ShownSummary, SummaryCards } from "./summary-cards.tsx";

/** The dashboard under its heading, of whatever moment the summary is. */
export const DashboardScreen = ({ summary }: { summary: ShownSummary }) => (
  <>
    <SummaryCards summary={summary} />
    <QuickActions plan={summary.plan} />
    <ResourceCards links={summary.links} />
  </>
);
