import { Link } from "@tanstack/react-router";
import type { OptimizationSummary } from "../../../events/wire/optimizations.ts";
import { formatDate } from "../../lib/format-date.ts";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const list = css({
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  listStyle: "none",
  borderRadius: "lg",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.default",
  backgroundColor: "bg.surface",
});
const row = css({
  position: "relative",
  display: "grid",
  columnGap: "4",
  rowGap: "1",
  alignItems: "center",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) auto" },
  paddingBlock: "3",
  paddingInline: { base: "4", md: "5" },
  "&:not(:last-child)": {
    borderBlockEndWidth: "thin",
    borderBlockEndStyle: "solid",
    borderBlockEndColor: "border.subtle",
  },
  _hover: { backgroundColor: "bg.hover" },
});
const words = css({ display: "flex", flexDirection: "column", gap: "0.5", minWidth: "0" });
/** The link covers its row, so that all of the row can be pressed. */
const name = css({
  textStyle: "label",
  overflowWrap: "anywhere",
  lineClamp: "2",
  _after: { content: '""', position: "absolute", inset: "0" },
});
const meta = css({ textStyle: "small", color: "text.muted", overflowWrap: "anywhere" });
const about = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "3",
  textStyle: "small",
  color: "text.muted",
});
/** As wide as the longest date, so that what stands before it lines up from row to row. */
const date = css({
  minWidth: { sm: "[9rem]" },
  textAlign: { sm: "end" },
  fontVariantNumeric: "tabular-nums lining-nums",
});

/** Results one below the other; each leads to its own page. */
export const ResultRows = ({ results }: { results: readonly OptimizationSummary[] }) => (
  <ul className={list}>
    {results.map((result) => (
      <ResultRow key={result.id} result={result} />
    ))}
  </ul>
);

const ResultRow = ({ result }: { result: OptimizationSummary }) => {
  const { id, productName, avatarName, kind, status, version, versions, createdAt } = result;
  return (
    <li className={row}>
      <div className={words}>
        <Link to="/results/$optimizationId" params={{ optimizationId: id }} className={name}>
          {productName}
        </Link>
        {avatarName !== "" && <span className={meta}>{avatarName}</span>}
      </div>
      <span className={about}>
        {status === "running" && <Badge tone="info">In progress</Badge>}
        {kind === "demo" && <Badge>Free demo</Badge>}
        {versions > 1 && <Badge>Version {version}</Badge>}
        <time className={date} dateTime={createdAt}>
          {formatDate(createdAt)}
        </time>
      </span>
    </li>
  );
};

export const ResultRowsSkeleton = ({ rows }: { rows: number }) => (
  <div className={list} role="status" aria-label="Loading the results">
    {Array.from({ length: rows }, (_, index) => (
      <div key={index} className={row}>
        <div className={words}>
          <div className={css({ textStyle: "label" })}>
            <Skeleton shape="text" length="long" />
          </div>
          <div className={meta}>
            <Skeleton shape="text" length="half" />
          </div>
        </div>
        <span className={about}>
          <span className={date}>
            <Skeleton shape="text" />
          </span>
        </span>
      </div>
    ))}
  </div>
);
