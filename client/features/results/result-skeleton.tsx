import { css } from "../../styled-system/css/index.js";
import { Skeleton } from "../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

const root = css({ display: "flex", flexDirection: "column", gap: "6" });
const cards = css({ display: "grid", gap: "4", gridTemplateColumns: { md: "repeat(2, minmax(0, 1fr))" } });

export const ResultSkeleton = () => (
  <div className={root} role="status">
    <VisuallyHidden>Loading the results</VisuallyHidden>
    <Skeleton shape="title" />
    <Skeleton shape="block" />
    <div className={cards}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);
