import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton, SkeletonField } from "../../ui/skeleton.tsx";
import { AvatarPreviewSkeleton } from "../../work/avatars/avatar-preview.tsx";
import { editorColumns, editorForm } from "./avatar-editor.styles.ts";

export const EDITOR_LEAD = "Who buys this, what bothers them, and how they talk about it.";

const FIELDS = 8;

/** Holds the place of an avatar and its preview while it loads. */
export const AvatarEditorSkeleton = () => (
  <Page>
    <PageHeader title="Edit avatar" lead={EDITOR_LEAD} actions={<Skeleton shape="button" />} />
    <div className={editorColumns} role="status" aria-label="Loading the avatar">
      <div className={editorForm}>
        {Array.from({ length: FIELDS }, (_, at) => (
          <SkeletonField key={at} />
        ))}
      </div>
      <AvatarPreviewSkeleton />
    </div>
  </Page>
);
