import type { ReactNode } from "react";
import { css, cx } from "../../styled-system/css/index.js";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AvatarActions } from "./avatar-actions.tsx";

const root = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "2",
  alignItems: "flex-start",
  marginBlockStart: "-0.5",
  marginInlineEnd: "-2",
});
const title = css({
  textStyle: "heading",
  paddingBlockStart: "0.5",
  overflowWrap: "anywhere",
  "& a": { _hover: { textDecoration: "underline" } },
});

type AvatarHeadProps = {
  name: string;
  /** The name as it is shown, where that is more than its words. */
  children?: ReactNode;
  onRename: () => void;
  onDelete: () => void;
};

/** What a card of an avatar begins with: its name, and what can be done with it. */
export const AvatarHead = ({ name, children = name, onRename, onDelete }: AvatarHeadProps) => (
  <div className={root}>
    <h2 className={title}>{children}</h2>
    <AvatarActions name={name} onRename={onRename} onDelete={onDelete} />
  </div>
);

export const AvatarHeadSkeleton = () => (
  <div className={root}>
    <div className={cx(title, css({ width: "half" }))}>
      <Skeleton shape="text" />
    </div>
    <Skeleton shape="buttonIcon" />
  </div>
);
