import { type ReactNode, useState } from "react";
import type { AvatarSummary } from "../../../events/wire/avatars.ts";
import { css } from "../../styled-system/css/index.js";
import { SearchField, SearchFieldSkeleton } from "../../ui/search-field.tsx";
import { useAvatarDeletion } from "../../work/avatars/avatar-deletion.ts";
import { DeleteAvatarDialog } from "../../work/avatars/delete-avatar-dialog.tsx";
import { matchAvatars } from "../../work/avatars/match-avatars.ts";
import { NoMatch } from "../../work/avatars/no-match.tsx";
import { RenameAvatarDialog } from "./rename-avatar-dialog.tsx";

type Found = {
  avatars: readonly AvatarSummary[];
  /** Nothing is searched for, so these are all. */
  isAll: boolean;
  rename: (avatar: AvatarSummary) => void;
  askToDelete: (avatar: AvatarSummary) => void;
};

type SearchedAvatarsProps = { avatars: readonly AvatarSummary[]; children: (found: Found) => ReactNode };

/** The search over saved avatars, with the dialogs that rename and delete one. How they are shown is the page's. */
export const SearchedAvatars = ({ avatars, children }: SearchedAvatarsProps) => {
  const [text, setText] = useState("");
  const [renaming, setRenaming] = useState<AvatarSummary | null>(null);
  const deletion = useAvatarDeletion();
  const found = matchAvatars(avatars, text);
  const isAll = text === "";
  return (
    <>
      {avatars.length > 0 && (
        <SearchField label="Search avatars" placeholder="Avatar or product name" value={text} onChange={setText} />
      )}
      {children({
        avatars: found,
        isAll,
        rename: setRenaming,
        askToDelete: ({ id, profileName }) =>
          deletion.send({ type: "delete.requested", avatar: { id, name: profileName } }),
      })}
      {found.length === 0 && !isAll && <NoMatch text={text} onClear={() => setText("")} />}
      <RenameAvatarDialog avatar={renaming} onClose={() => setRenaming(null)} />
      <DeleteAvatarDialog />
    </>
  );
};

const waiting = css({ display: "flex", flexDirection: "column", gap: { base: "6", md: "8" } });

/** Holds the place of the search and of what it finds, while that loads. */
export const SearchedAvatarsSkeleton = ({ children }: { children: ReactNode }) => (
  <div className={waiting} role="status" aria-label="Loading your avatars">
    <SearchFieldSkeleton />
    {children}
  </div>
);
