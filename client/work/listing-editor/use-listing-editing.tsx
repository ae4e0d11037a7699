import { useQuery } from "@tanstack/react-query";
import { History, PenLine } from "lucide-react";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { onFirstIntent } from "../../lib/on-first-intent.ts";
import { patiently } from "../../lib/patiently.ts";
import { topOf } from "../../result/field-id.ts";
import type { ListingEditing } from "../../result/listing-editing.ts";
import { revisedFields } from "../../result/revised-fields.ts";
import { useSession } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { prepareNotifications } from "../../ui/notify.ts";
import type { CompleteOptimization } from "../results/complete-optimization.ts";
import { hasListingDraft } from "./listing-draft-name.ts";
import { revisionsQuery } from "./revisions-query.ts";

const loadEditor = () => patiently(() => import("./listing-editor.tsx"));
const loadRevisions = () => patiently(() => import("./revisions-dialog.tsx"));

const ListingEditor = lazy(() => loadEditor().then((module) => ({ default: module.ListingEditor })));
const RevisionsDialog = lazy(() => loadRevisions().then((module) => ({ default: module.RevisionsDialog })));

const NONE: ReadonlySet<string> = new Set();

/** The fields of a listing that were revised, once its revisions are known. */
const useRevised = (optimization: CompleteOptimization, isWanted: boolean): ReadonlySet<string> => {
  const { id, revision } = optimization;
  const { data } = useQuery({ ...revisionsQuery(id, revision), enabled: isWanted && revision > 0 });
  const written = data?.at(-1)?.words;
  return useMemo(() => (written === undefined ? NONE : revisedFields(optimization, written)), [optimization, written]);
};

/** Editing the listing of a saved result, and going back to earlier words of it. */
export const useListingEditing = (
  optimization: CompleteOptimization,
  mayWrite: boolean,
): ListingEditing | undefined => {
  const { id, revision } = optimization;
  const { email } = useSession();
  const [isEditing, setEditing] = useState(false);
  const [firstAt, setFirstAt] = useState<number | null>(null);
  const [closings, setClosings] = useState(0);
  const editButton = useRef<HTMLButtonElement>(null);
  const revised = useRevised(optimization, mayWrite);
  useEffect(
    () =>
      onFirstIntent(() => {
        if (!mayWrite) return;
        void loadEditor();
        void loadRevisions();
        prepareNotifications();
      }),
    [mayWrite],
  );
  useEffect(() => {
    if (closings === 0) return;
    // A question that was asked gives the focus back first, to what is no longer there.
    const frame = requestAnimationFrame(() => editButton.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [closings]);
  if (!mayWrite) return undefined;
  const edit = (): void => {
    setFirstAt(topOf("optimizedTitles.0"));
    setEditing(true);
  };
  const close = (): void => {
    setEditing(false);
    setClosings((count) => count + 1);
  };
  return {
    revised,
    editor: isEditing ? <ListingEditor id={id} listing={optimization} firstAt={firstAt} onClose={close} /> : null,
    actions: (
      <>
        {revision > 0 && <Revisions optimization={optimization} />}
        <Button ref={editButton} onClick={edit}>
          <PenLine aria-hidden="true" />
          {!isEditing && hasListingDraft(email, id) ? "Continue editing" : "Edit listing"}
        </Button>
      </>
    ),
  };
};

const Revisions = ({ optimization }: { optimization: CompleteOptimization }) => {
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setOpenings((count) => count + 1);
    setOpen(true);
  };
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={open}>
        <History aria-hidden="true" />
        Revision {optimization.revision}
      </Button>
      {openings > 0 && (
        <Suspense>
          <RevisionsDialog key={openings} optimization={optimization} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
