import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FileQuestion } from "lucide-react";
import { draftOf } from "../../../machines/avatar-editor/avatar-editor.draft.ts";
import { messageOf, problemOf } from "../../api/api-problem.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { avatarQuery } from "../../work/work-queries.ts";
import { AvatarEditor } from "./avatar-editor.tsx";
import { AvatarEditorSkeleton } from "./avatar-editor-skeleton.tsx";

const route = getRouteApi("/avatars/$avatarId");

export const AvatarPage = () => {
  const { avatarId } = route.useParams();
  const { data, error, refetch } = useQuery(avatarQuery(avatarId));
  if (data !== undefined) return <AvatarEditor key={data.id} avatarId={data.id} draft={draftOf(data)} />;
  if (problemOf(error) === "AVATAR_NOT_FOUND") return <NotFound />;
  if (error === null) return <AvatarEditorSkeleton />;
  return (
    <Page>
      <PageHeader title="Edit avatar" />
      <ErrorPanel title="Failed to fetch avatars" onRetry={() => void refetch()}>
        {messageOf(error, "Please try again.")}
      </ErrorPanel>
    </Page>
  );
};

const NotFound = () => (
  <Page>
    <PageHeader title="Avatar not found" />
    <EmptyState
      icon={<FileQuestion />}
      title="There is no avatar here"
      action={<LinkButton to="/account/avatars">Go to My Avatars</LinkButton>}
    >
      <p>It may have been deleted, or it belongs to another account.</p>
    </EmptyState>
  </Page>
);
