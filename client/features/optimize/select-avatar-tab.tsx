import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { lazy, Suspense, useEffect } from "react";
import type { AvatarSummary } from "../../../events/wire/avatars.ts";
import { messageOf } from "../../api/api-problem.ts";
import { onFirstIntent } from "../../lib/on-first-intent.ts";
import { patiently } from "../../lib/patiently.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { notify } from "../../ui/notify.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAvatarDeletion } from "../../work/avatars/avatar-deletion.ts";
import { DeleteAvatarDialog } from "../../work/avatars/delete-avatar-dialog.tsx";
import { avatarsQuery } from "../../work/work-queries.ts";
import { AvatarChoices, AvatarChoicesSkeleton } from "./avatar-choices.tsx";

const loadWork = () => patiently(() => import("./avatar-work.tsx"));
const AvatarWork = lazy(() => loadWork().then((module) => ({ default: module.AvatarWork })));

const route = getRouteApi("/optimization");

const NO_RESULTS = "No results yet — This avatar hasn't been used for optimization yet";

type SelectAvatarTabProps = { avatarId: string; onResults: (optimizationId: string) => void };

export const SelectAvatarTab = ({ avatarId, onResults }: SelectAvatarTabProps) => {
  const navigate = route.useNavigate();
  const { data: avatars, error, refetch } = useQuery(avatarsQuery());
  const deletion = useAvatarDeletion();
  useEffect(() => onFirstIntent(() => void loadWork()), []);
  const choose = (id: string | undefined) =>
    void navigate({
      search: ({ avatarId: _, ...search }) => (id === undefined ? search : { ...search, avatarId: id }),
    });
  const openResults = ({ lastOptimizationId }: AvatarSummary) => {
    if (lastOptimizationId === null) notify({ title: NO_RESULTS });
    else onResults(lastOptimizationId);
  };
  if (error !== null) {
    return (
      <ErrorPanel title="Failed to fetch avatars" onRetry={() => void refetch()}>
        {messageOf(error, "Please try again.")}
      </ErrorPanel>
    );
  }
  if (avatars === undefined) return <AvatarChoicesSkeleton />;
  const chosen = avatars.find(({ id }) => id === avatarId);
  if (chosen !== undefined) {
    return (
      <Suspense fallback={<Skeleton shape="block" />}>
        <AvatarWork avatar={chosen} onChange={() => choose(undefined)} onOptimized={onResults} />
      </Suspense>
    );
  }
  if (avatars.length === 0) return <NoAvatars />;
  return (
    <>
      <AvatarChoices
        avatars={avatars}
        onUse={({ id }) => choose(id)}
        onResults={openResults}
        onDelete={({ id, profileName }) =>
          deletion.send({ type: "delete.requested", avatar: { id, name: profileName } })
        }
      />
      <DeleteAvatarDialog />
    </>
  );
};

const NoAvatars = () => (
  <EmptyState
    icon={<Users />}
    title="No avatars yet — create your first one."
    action={<LinkButton to="/optimize">Create New Avatar</LinkButton>}
  >
    <p>Paste reviews of a product. The avatar comes out of them, and you save it from the results.</p>
  </EmptyState>
);
