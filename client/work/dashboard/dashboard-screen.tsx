import type { ReactNode } from "react";
import { QuickActions } from "./quick-actions.tsx";
import { ResourceCards } from "./resource-cards.tsx";
import { type ShownSummary, SummaryCards } from "./summary-cards.tsx";

type DashboardScreenProps = { summary: ShownSummary; children?: ReactNode };

/** The dashboard under its heading, of whatever moment the summary is. */
export const DashboardScreen = ({ summary, children }: DashboardScreenProps) => (
  <>
    <SummaryCards summary={summary} />
    <QuickActions plan={summary.plan} isUsedUp={summary.asinRemaining === 0} />
    {children}
    <ResourceCards links={summary.links} />
  </>
);
