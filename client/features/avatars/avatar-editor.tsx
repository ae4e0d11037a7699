import { useBlocker } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import type { AvatarDraft } from "../../../machines/avatar-editor/avatar-editor.draft.ts";
import { css } from "../../styled-system/css/index.js";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { AvatarPreview } from "../../work/avatar-preview.tsx";
import { AvatarFields } from "./avatar-fields.tsx";
import { useAvatarEditor } from "./use-avatar-editor.ts";

const columns = css({
  display: "grid",
  gap: "8",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
  alignItems: "start",
});
const form = css({ display: "flex", flexDirection: "column", gap: "6" });
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

type AvatarEditorProps = { avatarId: string | null; draft?: AvatarDraft };

/** Creating or editing a buyer persona, with a live preview. */
export const AvatarEditor = ({ avatarId, draft: loaded }: AvatarEditorProps) => {
  const { draft, isNew, isChecked, isSaving, isDeleting, isConfirming, hasUnsaved, send } = useAvatarEditor({
    avatarId,
    draft: loaded,
  });
  return (
    <Page>
      <PageHeader
        title={isNew ? "New avatar" : "Edit avatar"}
        lead="Who buys this, what bothers them, and how they talk about it."
        actions={
          isNew ? undefined : (
            <Button variant="outline" disabled={isSaving} onClick={() => send({ type: "delete.requested" })}>
              <Trash2 aria-hidden="true" />
              Delete
            </Button>
          )
        }
      />
      <div className={columns}>
        <form
          className={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: "save.requested" });
          }}
        >
          <AvatarFields draft={draft} isChecked={isChecked} send={send} />
          <div className={bar}>
            <Button type="submit" loading={isSaving}>
              {isNew ? "Create avatar" : "Save changes"}
            </Button>
          </div>
        </form>
        <AvatarPreview draft={draft} />
      </div>
      <AlertDialog
        open={isConfirming}
        onOpenChange={(isOpen) => {
          if (!isOpen) send({ type: "delete.canceled" });
        }}
        title="Delete this avatar?"
        description={`“${draft.name}” will be gone for good. Its saved results stay.`}
        confirmLabel="Delete avatar"
        pending={isDeleting}
        onConfirm={() => send({ type: "delete.confirmed" })}
      />
      <UnsavedGuard hasUnsaved={hasUnsaved} />
    </Page>
  );
};

const UnsavedGuard = ({ hasUnsaved }: { hasUnsaved: () => boolean }) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: hasUnsaved,
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  return (
    <AlertDialog
      open={status === "blocked"}
      onOpenChange={(isOpen) => {
        if (!isOpen) reset?.();
      }}
      title="Leave without saving?"
      description="What you changed on this avatar would be lost."
      cancelLabel="Stay"
      confirmLabel="Leave"
      onConfirm={() => proceed?.()}
    />
  );
};
