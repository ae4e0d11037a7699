import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { counted } from "../../../events/kernel/in-words.ts";
import type { AvatarSummary } from "../../../events/wire/avatars.ts";
import { formatDate } from "../../lib/format-date.ts";
import { css, cx } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";
import { reach } from "../../ui/reach.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AvatarActions } from "./avatar-actions.tsx";
import { truncate } from "./truncate.ts";

const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "3",
  padding: "4",
  borderRadius: "lg",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.default",
  backgroundColor: "bg.surface",
  transitionProperty: "[background-color, border-color]",
  transitionDuration: "slow",

  "&[data-highlighted]": { backgroundColor: "accent.subtle", borderColor: "accent.text" },
});
const words = css({
  flexGrow: "1",
  flexBasis: "[14rem]",
  minWidth: "0",
  display: "flex",
  flexDirection: "column",
  gap: "0.5",
});
const name = css({ textStyle: "subheading", overflowWrap: "anywhere", _hover: { textDecoration: "underline" } });
const meta = css({ textStyle: "small", color: "text.muted" });
const actions = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "1",
  flexGrow: { base: "1", sm: "0" },
});

type AvatarRowProps = { avatar: AvatarSummary; isHighlighted: boolean; onRename: () => void; onDelete: () => void };

const usageOf = ({ lastProductName, lastOptimizationAt, optimizeCount }: AvatarSummary): string => {
  if (lastProductName === null || lastOptimizationAt === null) return "Not used yet";
  return `${truncate(lastProductName)}, ${formatDate(lastOptimizationAt)}, ${counted(optimizeCount, "optimization")}`;
};

export const AvatarRow = ({ avatar, isHighlighted, onRename, onDelete }: AvatarRowProps) => {
  const navigate = useNavigate();
  const element = useRef<HTMLLIElement>(null);
  const { lastOptimizationId } = avatar;
  useEffect(() => {
    if (isHighlighted) element.current?.scrollIntoView({ block: "nearest" });
  }, [isHighlighted]);
  const openResults = () => {
    if (lastOptimizationId === null)
      notify({ title: "No results yet — This avatar hasn't been used for optimization yet" });
    else void navigate({ to: "/results/$optimizationId", params: { optimizationId: lastOptimizationId } });
  };
  return (
    <li ref={element} className={row} data-highlighted={isHighlighted ? "" : undefined}>
      <div className={words}>
        <Link to="/avatars/$avatarId" params={{ avatarId: avatar.id }} className={cx(name, reach)}>
          {avatar.profileName}
        </Link>
        <span className={meta}>{usageOf(avatar)}</span>
      </div>
      <div className={actions}>
        <Button variant="outline" size="sm" onClick={openResults}>
          View Results
        </Button>
        <AvatarActions name={avatar.profileName} onRename={onRename} onDelete={onDelete} />
      </div>
    </li>
  );
};

/** What is said of an avatar takes two lines on a phone. */
const secondLine = css({ display: { base: "block", sm: "none" } });

export const AvatarRowSkeleton = () => (
  <div className={row}>
    <div className={words}>
      <div className={name}>
        <Skeleton shape="text" length="half" />
      </div>
      <div className={meta}>
        <Skeleton shape="text" length="long" />
        <span className={secondLine}>
          <Skeleton shape="text" length="half" />
        </span>
      </div>
    </div>
    <div className={actions}>
      <Skeleton shape="buttonSmall" />
      <Skeleton shape="buttonIcon" />
    </div>
  </div>
);
