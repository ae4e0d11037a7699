import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import * as v from "valibot";
import type { DashboardView } from "../../../events/history/dashboard.ts";
import type { Optimization } from "../../../events/history/work.ts";
import { OptimizationResult } from "../../../events/result/result.ts";
import { messageOf } from "../../api/api-problem.ts";
import { css } from "../../styled-system/css/index.js";
import { Callout } from "../../ui/callout.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { formatMoment } from "./format-moment.ts";
import { optimizationStanding } from "./moment-changes.ts";
import { storedOptimizationQuery } from "./support-queries.ts";
import type { ViewProps } from "./view-props.ts";

const route = getRouteApi("/support/$accountId");

const ResultView = lazy(() =>
  import("../../result/result-view.tsx").then((loaded) => ({ default: loaded.ResultView })),
);

const CHOICES = 200;
const muted = css({ color: "text.muted" });

const nameOf = ({ productName }: Optimization): string => (productName === "" ? "A product" : productName);

/** A result the customer could open at that moment, in the page they read it on. */
export const SeenResults = (props: ViewProps & { view: DashboardView }) => {
  const { optimization = "" } = route.useSearch();
  const navigate = useNavigate({ from: "/support/$accountId" });
  const { optimizations } = props.view;
  const chosen = optimizations.find(({ id }) => id === optimization) ?? optimizations[0];
  if (chosen === undefined) return <p className={muted}>There was no result yet.</p>;
  // The demo that was brought over opens with the first plan, and stays open.
  const isLocked = chosen.kind === "demo" && props.shown?.moment.state.subscription.everPaid !== true;
  return (
    <>
      <Select
        label="Optimization"
        value={chosen.id}
        groups={[
          {
            label: "Newest first",
            options: optimizations.slice(0, CHOICES).map((each) => ({
              value: each.id,
              label: `${nameOf(each)}, ${formatMoment(each.requestedAt)}, ${optimizationStanding(each)}`,
            })),
          },
        ]}
        onChange={(id) => void navigate({ search: (before) => ({ ...before, optimization: id }), resetScroll: false })}
      />
      {UNSEEN[chosen.status] !== null && (
        <Callout tone={chosen.status === "failed" ? "danger" : "info"} title={optimizationStanding(chosen)}>
          {UNSEEN[chosen.status]}
        </Callout>
      )}
      {chosen.status === "completed" && isLocked && (
        <Callout tone="info" title="Waiting for a plan">
          The customer could not open the result of their demo at this moment: no plan had ever been theirs.
        </Callout>
      )}
      {chosen.status === "completed" && !isLocked && (
        <Stored key={`${chosen.id} ${chosen.revision}`} {...props} chosen={chosen} />
      )}
    </>
  );
};

/** Why there was nothing to read yet. */
const UNSEEN: Readonly<Record<Optimization["status"], string | null>> = {
  failed: "It ended without a result.",
  running: "It was not finished at this moment.",
  completed: null,
};

const Stored = ({ customerId, isRevealed, chosen }: ViewProps & { chosen: Optimization }) => {
  const { data, error, refetch } = useQuery(storedOptimizationQuery(customerId, chosen, isRevealed));
  if (error !== null) {
    return (
      <ErrorPanel title="The result could not be loaded" onRetry={() => void refetch()}>
        {messageOf(error, "Please try again.")}
      </ErrorPanel>
    );
  }
  if (data === undefined) return <Skeleton shape="block" />;
  const parsed = v.safeParse(OptimizationResult, data.result);
  if (!parsed.success) {
    return (
      <Callout tone="info" title="There is nothing to show">
        The result is not kept any more, or it was written by an early version.
      </Callout>
    );
  }
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <ResultView
        headingLevel="h2"
        result={{ ...parsed.output, productName: data.productName, avatarName: parsed.output.avatarData.profileName }}
        notice={
          data.masked ? (
            <Callout tone="warning" title="Review texts are covered">
              They are shown as dots of the same length. Reveal personal data to read them.
            </Callout>
          ) : null
        }
      />
    </Suspense>
  );
};
