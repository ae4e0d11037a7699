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
import { OPTIMIZATION_STATUS } from "./moment-changes.ts";
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
              label: `${nameOf(each)}, ${formatMoment(each.requestedAt)}, ${OPTIMIZATION_STATUS[each.status]}`,
            })),
          },
        ]}
        onChange={(id) => void navigate({ search: (before) => ({ ...before, optimization: id }), resetScroll: false })}
      />
      {chosen.status === "completed" ? (
        <Stored key={chosen.id} {...props} chosen={chosen} />
      ) : (
        <Callout tone={chosen.status === "failed" ? "danger" : "info"} title={OPTIMIZATION_STATUS[chosen.status]}>
          {chosen.status === "failed" ? "It ended without a result." : "It was not finished at this moment."}
        </Callout>
      )}
    </>
  );
};

const Stored = ({ customerId, isRevealed, chosen }: ViewProps & { chosen: Optimization }) => {
  const { data, error, refetch } = useQuery(storedOptimizationQuery(customerId, chosen.id, isRevealed));
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
