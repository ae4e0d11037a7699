import { BookmarkCheck, BookmarkPlus } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { isPaidPlan } from "../../../events/plans.ts";
import { newKey } from "../../lib/new-key.ts";
import { onFirstIntent } from "../../lib/on-first-intent.ts";
import { patiently } from "../../lib/patiently.ts";
import { type ExportFormat, ExportMenu } from "../../result/export-menu.tsx";
import { missingKeywords } from "../../result/missing-keywords.ts";
import { RegenerateForm } from "../../result/regenerate-form.tsx";
import { includeOf, requiredKeywords } from "../../result/rerun.ts";
import { ResultView } from "../../result/result-view.tsx";
import { useExport } from "../../result/use-export.ts";
import { useSession } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { useSaveAvatar } from "../avatars/use-save-avatar.ts";
import { useListingTaken } from "../first-listing/use-listing-taken.ts";
import { useListingEditing } from "../listing-editor/use-listing-editing.tsx";
import { RunProgress } from "../optimizing/run-progress.tsx";
import type { CompleteOptimization } from "./complete-optimization.ts";
import { ResultPlace } from "./result-place.tsx";
import type { Run, Wish } from "./rewriting.tsx";

const loadRewriting = () => patiently(() => import("./rewriting.tsx"));
const Rewriting = lazy(() => loadRewriting().then((module) => ({ default: module.Rewriting })));

const exportAddress = (id: string) => (format: ExportFormat) =>
  `/api/optimizations/${encodeURIComponent(id)}/export?format=${format}`;

type SavedResultProps = {
  optimization: CompleteOptimization;
  /** Shows another result: a new one, or another version. */
  onOpen: (optimizationId: string) => void;
  headingLevel?: "h1" | "h2";
};

const SAME_ASIN = "The same text, read again with what you chose. This does not use another ASIN of your plan.";

const useRewriting = () => {
  const [wish, setWish] = useState<Wish | null>(null);
  const [run, setRun] = useState<Run>({ isBusy: false, isCutOff: false, progress: null });
  useEffect(() => onFirstIntent(() => void loadRewriting()), []);
  const progressOf = (type: Wish["type"]) =>
    run.isBusy && wish?.type === type ? <RunProgress progress={run.progress} isCutOff={run.isCutOff} /> : null;
  return { wish, setWish, setRun, isBusy: run.isBusy, progressOf };
};

/** A saved optimization with all that can be done with it. Give it the optimization's id as key. */
export const SavedResult = ({ optimization, onOpen, headingLevel = "h1" }: SavedResultProps) => {
  const { plan } = useSession();
  const { id, asinId, include } = optimization;
  const { wish, setWish, setRun, isBusy, progressOf } = useRewriting();
  const exportAs = useExport(exportAddress(id), useListingTaken());
  const mayWrite = isPaidPlan(plan) && asinId !== "";
  const listing = useListingEditing(optimization, mayWrite);
  const rerun = (ids: string[]) =>
    setWish({
      type: "rerun.requested",
      include: includeOf(include, ids),
      keywords: requiredKeywords(optimization),
      key: newKey(),
    });
  return (
    <>
      <ResultView
        result={optimization}
        headingLevel={headingLevel}
        listing={listing}
        place={<ResultPlace optimization={optimization} onOpen={onOpen} />}
        actions={
          <>
            <ExportMenu profile={optimization.compliance.profile} onExport={exportAs} />
            <SaveAvatar optimization={optimization} />
          </>
        }
        regenerate={
          mayWrite && (
            <>
              <RegenerateForm
                missing={missingKeywords(optimization.keywordCoverage)}
                busy={isBusy}
                onRegenerate={(keywords) => setWish({ type: "regenerate.requested", keywords, key: newKey() })}
              />
              {progressOf("regenerate.requested")}
            </>
          )
        }
        rerun={
          mayWrite
            ? { note: SAME_ASIN, busy: isBusy, progress: progressOf("rerun.requested"), onRerun: rerun }
            : undefined
        }
      />
      {wish === null ? null : (
        <Suspense>
          <Rewriting optimization={optimization} wish={wish} onRun={setRun} onRewritten={onOpen} />
        </Suspense>
      )}
    </>
  );
};

const SaveAvatar = ({ optimization }: Pick<SavedResultProps, "optimization">) => {
  const { plan } = useSession();
  const { mutate, isPending } = useSaveAvatar(optimization);
  if (!isPaidPlan(plan)) return <LinkButton to="/billing">SAVE AVATAR (PRO/AGENCY)</LinkButton>;
  if (optimization.avatarId !== null) {
    return (
      <LinkButton variant="outline" to="/account/avatars" search={{ highlight: optimization.avatarId }}>
        <BookmarkCheck aria-hidden="true" />
        Avatar saved
      </LinkButton>
    );
  }
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      <BookmarkPlus aria-hidden="true" />
      Save Avatar
    </Button>
  );
};
