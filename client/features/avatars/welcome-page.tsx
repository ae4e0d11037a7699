import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AvatarSummary } from "../../../events/wire/work.ts";
import { messageOf } from "../../api/api-problem.ts";
import { css } from "../../styled-system/css/index.js";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useAvatarDeletion } from "../../work/avatar-deletion.ts";
import { DeleteAvatarDialog } from "../../work/delete-avatar-dialog.tsx";
import { FirstListing } from "../../work/first-listing/first-listing.tsx";
import { RenameAvatarDialog } from "../../work/rename-avatar-dialog.tsx";
import { avatarsQuery, dashboardQuery } from "../../work/work-queries.ts";
import { AvatarCard } from "./avatar-card.tsx";
import { CreateAvatarCard } from "./create-avatar-card.tsx";
import { matchAvatars } from "./match-avatars.ts";
import { NoMatch } from "./no-match.tsx";

const grid = css({
  display: "grid",
  gap: "4",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
});
const search = css({ maxWidth: "narrow" });

export const WelcomePage = () => {
  const { data: avatars, error, refetch } = useQuery(avatarsQuery());
  const { data: summary } = useQuery(dashboardQuery());
  return (
    <Page>
      <PageHeader
        title="Welcome back"
        lead="The customers you know. Open their results, or meet another one."
        actions={
          <LinkButton variant="outline" to="/optimization" search={{ tab: "results" }}>
            All results
          </LinkButton>
        }
      />
      {error !== null && (
        <ErrorPanel title="Failed to fetch avatars" onRetry={() => void refetch()}>
          {messageOf(error, "Please try again.")}
        </ErrorPanel>
      )}
      {avatars === undefined && error === null && <Skeleton shape="block" />}
      {avatars !== undefined && summary !== undefined && <FirstListing summary={summary} />}
      {avatars !== undefined && <AvatarGrid avatars={avatars} />}
    </Page>
  );
};

const AvatarGrid = ({ avatars }: { avatars: readonly AvatarSummary[] }) => {
  const [text, setText] = useState("");
  const [renaming, setRenaming] = useState<AvatarSummary | null>(null);
  const deletion = useAvatarDeletion();
  const shown = matchAvatars(avatars, text);
  return (
    <>
      {avatars.length === 0 ? (
        <p className={css({ textStyle: "lead" })}>No avatars yet — create your first one.</p>
      ) : (
        <div className={search}>
          <TextField
            label="Search avatars"
            type="search"
            placeholder="Avatar or product name"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      )}
      <div className={grid}>
        {shown.map((avatar) => (
          <AvatarCard
            key={avatar.id}
            avatar={avatar}
            onRename={() => setRenaming(avatar)}
            onDelete={() =>
              deletion.send({ type: "delete.requested", avatar: { id: avatar.id, name: avatar.profileName } })
            }
          />
        ))}
        {text === "" && <CreateAvatarCard />}
      </div>
      {shown.length === 0 && text !== "" && <NoMatch text={text} onClear={() => setText("")} />}
      <RenameAvatarDialog avatar={renaming} onClose={() => setRenaming(null)} />
      <DeleteAvatarDialog />
    </>
  );
};
