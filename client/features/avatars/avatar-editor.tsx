import { Trash2 } from "lucide-react";
import { isPaidPlan } from "../../../events/plans.ts";
import type { AvatarDraft } from "../../../machines/avatar-editor/avatar-editor.draft.ts";
import { useSession } from "../../session/use-session.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { AvatarPreview } from "../../work/avatars/avatar-preview.tsx";
import { DeleteAvatarDialog } from "../../work/avatars/delete-avatar-dialog.tsx";
import { DraftNotice } from "../../work/draft-notice.tsx";
import { UnsavedGuard } from "../../work/unsaved-guard.tsx";
import { editorColumns, editorForm } from "./avatar-editor.styles.ts";
import { EDITOR_LEAD } from "./avatar-editor-skeleton.tsx";
import { AvatarFields } from "./avatar-fields.tsx";
import { useAvatarEditor } from "./use-avatar-editor.ts";

const bar = css({
  position: "sticky",
  insetBlockEnd: "0",
  display: "flex",
  flexWrap: "wrap",
  gap: "3",
  paddingBlock: "4",
  backgroundColor: "bg.canvas",
  borderBlockStartWidth: "thin",
  borderBlockStartStyle: "solid",
  borderBlockStartColor: "border.default",
});

const KEPT = "This is what you changed last time. It is kept on this device only, until you save it.";
const OUTDATED =
  "This is what you changed last time. The avatar was changed elsewhere since then; discard the draft to see it as it is now.";

const NOT_SAVED =
  "What you changed is not saved to the avatar. It stays on this device as a draft until you come back.";

type AvatarEditorProps = { avatarId: string | null; draft?: AvatarDraft };

/** Creating or editing a buyer persona, with a live preview. */
export const AvatarEditor = ({ avatarId, draft: loaded }: AvatarEditorProps) => {
  const isPaid = isPaidPlan(useSession().plan);
  const editor = useAvatarEditor({ avatarId, draft: loaded });
  const { draft, isDraft, isOutdated, isNew, isChecked, isSaving, hasUnsaved, askToDelete, send } = editor;
  const isReadOnly = !isNew && !isPaid;
  return (
    <Page>
      <PageHeader
        title={isNew ? "New avatar" : "Edit avatar"}
        lead={EDITOR_LEAD}
        actions={
          isNew ? undefined : (
            <Button variant="outline" disabled={isSaving || isReadOnly} onClick={askToDelete}>
              <Trash2 aria-hidden="true" />
              Delete
            </Button>
          )
        }
      />
      {!isPaid && <PlanNotice isNew={isNew} />}
      {isDraft && (
        <DraftNotice onDiscard={() => send({ type: "draft.discarded" })}>{isOutdated ? OUTDATED : KEPT}</DraftNotice>
      )}
      <div className={editorColumns}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: "save.requested" });
          }}
        >
          <fieldset className={editorForm} disabled={isReadOnly}>
            <AvatarFields draft={draft} isChecked={isChecked} send={send} />
            <div className={bar} data-sticky-end>
              <Button type="submit" loading={isSaving}>
                {isNew ? "Create avatar" : "Save changes"}
              </Button>
            </div>
          </fieldset>
        </form>
        <AvatarPreview draft={draft} />
      </div>
      <DeleteAvatarDialog />
      <UnsavedGuard hasUnsaved={hasUnsaved}>{NOT_SAVED}</UnsavedGuard>
    </Page>
  );
};

/** What the demo plan, or a plan that has ended, keeps from happening here. */
const PlanNotice = ({ isNew }: { isNew: boolean }) => (
  <Callout
    tone="info"
    title={isNew ? "Saving avatars starts with Pro" : "Your saved work is read-only"}
    actions={
      <LinkButton size="sm" to="/billing">
        See plans
      </LinkButton>
    }
  >
    {isNew
      ? "You can try the editor here; the demo saves no avatar. With a plan, avatars come out of the reviews themselves."
      : "Changing an avatar needs the Pro or Agency plan. Nothing you saved is deleted."}
  </Callout>
);
