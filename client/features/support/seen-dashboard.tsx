import { useQuery } from "@tanstack/react-query";
import type { DashboardView } from "../../../events/history/dashboard.ts";
import { siteConfigQuery } from "../../site/site-config-query.ts";
import { css } from "../../styled-system/css/index.js";
import { DashboardScreen } from "../../work/dashboard/dashboard-screen.tsx";
import { seenDashboard } from "./seen-work.ts";

const title = css({ textStyle: "title" });
const lead = css({ color: "text.muted" });

export const SeenDashboard = ({ view }: { view: DashboardView }) => {
  const { data: site } = useQuery(siteConfigQuery());
  return (
    <>
      <div>
        <p className={title}>Dashboard</p>
        <p className={lead}>What is left of your plan, and the next thing to do.</p>
      </div>
      <DashboardScreen summary={seenDashboard(view, site)} />
    </>
  );
};
