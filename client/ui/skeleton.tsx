import { css } from "../styled-system/css/index.js";
import { field, type SkeletonVariantProps, skeleton } from "../styled-system/recipes/index.js";

type Variant<Name extends keyof SkeletonVariantProps> = NonNullable<SkeletonVariantProps[Name]> & string;

type SkeletonProps = { shape?: Variant<"shape">; length?: Variant<"length"> };

/** Holds the place of what is still loading. `text` is as high as a line of the text around it. */
export const Skeleton = ({ shape, length }: SkeletonProps) => (
  <span className={skeleton({ shape, length })} aria-hidden="true" />
);

const label = css({ textStyle: "label" });

/** Holds the place of a field and its label. */
export const SkeletonField = () => (
  <div className={field().root}>
    <div className={label}>
      <Skeleton shape="text" length="short" />
    </div>
    <Skeleton shape="field" />
  </div>
);
