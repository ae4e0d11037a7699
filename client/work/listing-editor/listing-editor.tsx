import { useLayoutEffect, useRef, useState } from "react";
import { isChanged } from "../../../machines/listing-editor/listing-editor.words.ts";
import { returnFocus } from "../../lib/return-focus.ts";
import { Block } from "../../result/block.tsx";
import { BULLET_SETS, BulletGrid } from "../../result/bullet-sets.tsx";
import { topOf } from "../../result/field-id.ts";
import { fieldLabels, fieldLimits } from "../../result/rules/profile.ts";
import { TitleRank } from "../../result/title-rank.tsx";
import { css } from "../../styled-system/css/index.js";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Callout } from "../../ui/callout.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { DraftNotice } from "../draft-notice.tsx";
import { UnsavedGuard } from "../unsaved-guard.tsx";
import { EditedLines } from "./edited-lines.tsx";
import { EditedText, focusText } from "./edited-text.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { TextSize } from "./text-size.tsx";
import { type EditedListing, type ListingEditorFlow, useListingEditor } from "./use-listing-editor.ts";

const form = css({ display: "flex", flexDirection: "column", gap: "6" });

const KEPT = "These are the words you typed last time. They are kept on this device only, until you save them.";
const NOT_SAVED =
  "What you changed is not saved to the listing. It stays on this device as a draft until you come back.";

const FIRST = "optimizedTitles.0";

type ListingEditorProps = {
  id: string;
  listing: EditedListing;
  /** Where on the screen the first title stood while it was read. */
  firstAt: number | null;
  onClose: () => void;
};

/** The words of a listing, changed where they stand, while rules and keywords are checked along. */
export const ListingEditor = ({ id, listing, firstAt, onClose }: ListingEditorProps) => {
  const formRef = useRef<HTMLFormElement>(null);
  const editor = useListingEditor({ id, listing, onClose, onRefused: () => returnFocus(formRef.current) });
  const [isAsking, setAsking] = useState(false);
  const { draft, isDraft, isCompared, basedOn, hasUnsaved, send } = editor;
  useLayoutEffect(() => {
    const now = topOf(FIRST);
    if (firstAt !== null && now !== null) window.scrollBy({ top: now - firstAt, behavior: "instant" });
    focusText(FIRST, { preventScroll: true });
    document.activeElement?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [firstAt]);
  const close = (): void => {
    send({ type: "page.left" });
    onClose();
  };
  return (
    <>
      {isDraft && <DraftNotice onDiscard={() => send({ type: "draft.discarded" })}>{KEPT}</DraftNotice>}
      {isCompared && isChanged(draft, editor.saved) && (
        <Callout tone="warning" role="status" title={`Revision ${basedOn} was saved elsewhere`}>
          Where its words differ from yours, both stand below. What you save becomes the next revision.
        </Callout>
      )}
      <form
        ref={formRef}
        noValidate
        className={form}
        aria-label="Edit listing"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: "save.requested" });
        }}
      >
        <EditedFields editor={editor} profile={listing.compliance.profile} />
        <EditorBar editor={editor} onCancel={() => (hasUnsaved() ? setAsking(true) : close())} />
      </form>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Stop editing without saving?"
        description={NOT_SAVED}
        cancelLabel="Keep editing"
        confirmLabel="Stop editing"
        onConfirm={close}
      />
      <UnsavedGuard hasUnsaved={hasUnsaved}>{NOT_SAVED}</UnsavedGuard>
    </>
  );
};

const EditedFields = ({ editor, profile }: { editor: ListingEditorFlow; profile: string }) => {
  const { itemHighlights, searchTerms } = editor.draft;
  const limits = fieldLimits(profile);
  const labels = fieldLabels(profile);
  return (
    <>
      <EditedTitles editor={editor} max={limits.title} />
      {(limits.highlights !== null || editor.saved.itemHighlights !== "") && (
        <Block title={labels.highlights}>
          <EditedText
            editor={editor}
            field="itemHighlights"
            label={labels.highlights}
            meta={<TextSize text={itemHighlights} max={limits.highlights} />}
            action={<CopyButton text={itemHighlights} label="Copy item highlights" />}
          />
        </Block>
      )}
      <BulletGrid>
        {BULLET_SETS.map(({ field, name, lever }) => (
          <Block key={field} title={name} note={lever}>
            <EditedLines
              editor={editor}
              list={field}
              one="bullet"
              metaOf={(text) => <TextSize text={text} max={limits.bullet} />}
            />
          </Block>
        ))}
      </BulletGrid>
      {(limits.searchTerms !== null || editor.saved.searchTerms !== "") && (
        <Block title={labels.searchTerms} note="Only the search sees them; shoppers do not.">
          <EditedText
            editor={editor}
            field="searchTerms"
            label={labels.searchTerms}
            meta={<TextSize text={searchTerms} max={limits.searchTerms} unit={limits.searchTermsUnit} />}
            action={<CopyButton text={searchTerms} label="Copy search terms" />}
          />
        </Block>
      )}
    </>
  );
};

const EditedTitles = ({ editor, max }: { editor: ListingEditorFlow; max: number | null }) => (
  <Block title="Titles" note="Best first.">
    <EditedLines
      editor={editor}
      list="optimizedTitles"
      one="title"
      withBest
      metaOf={(text, position) => (
        <>
          <TitleRank
            position={position}
            text={text}
            findings={editor.checked.findings.filter(({ field }) => field === `optimizedTitles.${position}`)}
          />
          <TextSize text={text} max={max} />
        </>
      )}
    />
  </Block>
);
