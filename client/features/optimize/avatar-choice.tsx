import { useNavigate } from "@tanstack/react-router";
import type { AvatarSummary } from "../../../events/wire/avatars.ts";
import { formatDate } from "../../lib/format-date.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { AvatarActions } from "../../work/avatars/avatar-actions.tsx";
import { truncate } from "../../work/avatars/truncate.ts";

const head = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "2",
  alignItems: "flex-start",
  marginBlockStart: "-0.5",
  marginInlineEnd: "-2",
});
const words = css({ color: "text.muted", textStyle: "small", overflowWrap: "anywhere" });
const name = css({ textStyle: "heading", paddingBlockStart: "0.5", overflowWrap: "anywhere" });

type AvatarChoiceProps = { avatar: AvatarSummary; onUse: () => void; onResults: () => void; onDelete: () => void };

export const AvatarChoice = ({ avatar, onUse, onResults, onDelete }: AvatarChoiceProps) => {
  const navigate = useNavigate();
  const rename = () => void navigate({ to: "/avatars/$avatarId", params: { avatarId: avatar.id } });
  return (
    <Card
      padding="md"
      footer={
        <>
          <Button size="sm" onClick={onUse}>
            Use for Optimization
          </Button>
          <Button size="sm" variant="outline" onClick={onResults}>
            View Results
          </Button>
        </>
      }
    >
      <div className={head}>
        <h2 className={name}>{avatar.profileName}</h2>
        <AvatarActions name={avatar.profileName} onRename={rename} onDelete={onDelete} />
      </div>
      <p className={words}>
        {avatar.lastProductName === null ? "Not used yet" : truncate(avatar.lastProductName)}
        {avatar.lastOptimizationAt !== null && `, ${formatDate(avatar.lastOptimizationAt)}`}
      </p>
    </Card>
  );
};
