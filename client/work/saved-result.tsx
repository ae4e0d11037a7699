import { BookmarkCheck, BookmarkPlus } from "lucide-react";
import { isPaidPlan } from "../../events/plans.ts";
import type { FullAvatar } from "../../events/result/avatar.ts";
import type { Optimization } from "../../events/wire/work.ts";
import { newKey } from "../lib/new-key.ts";
import { type ExportFormat, ExportMenu } from "../result/export-menu.tsx";
import { missingKeywords } from "../result/missing-keywords.ts";
import { RegenerateForm } from "../result/regenerate-form.tsx";
import { includeOf, requiredKeywords } from "../result/rerun.ts";
import { ResultView } from "../result/result-view.tsx";
import { useSession } from "../session/use-session.ts";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { useListingTaken } from "./first-listing/use-listing-taken.ts";
import { OptimizeProgress } from "./optimize-progress.tsx";
import { useOptimize } from "./use-optimize.ts";
import { useSaveAvatar } from "./use-save-avatar.ts";

export type CompleteOptimization = Optimization & { avatarData: FullAvatar };

export const isComplete = (optimization: Optimization): optimization is CompleteOptimization =>
  optimization.avatarData !== null;

const exportAddress = (id: string, format: ExportFormat): string =>
  `/api/optimizations/${encodeURIComponent(id)}/export?format=${format}`;

type SavedResultProps = {
  optimization: CompleteOptimization;
  onRegenerated: (optimizationId: string) => void;
  headingLevel?: "h1" | "h2";
};

const SAME_ASIN = "The same text, read again with what you chose. This does not use another ASIN of your plan.";

/** A saved optimization with all that can be done with it. Give it the optimization's id as key. */
export const SavedResult = ({ optimization, onRegenerated, headingLevel = "h1" }: SavedResultProps) => {
  const { plan } = useSession();
  const { id, asinId, include } = optimization;
  const { actor, attempt, isBusy, progress } = useOptimize({
    kind: "full",
    email: null,
    saved: { asinId, optimizationId: id },
    onOptimized: onRegenerated,
  });
  const noteTaken = useListingTaken();
  const mayWrite = isPaidPlan(plan) && asinId !== "";
  const rerun = (ids: string[]) =>
    actor.send({
      type: "rerun.requested",
      include: includeOf(include, ids),
      keywords: requiredKeywords(optimization),
      key: newKey(),
    });
  const isRerun = (attempt?.form.include.length ?? 0) > 0;
  const shownFor = (rerunning: boolean) =>
    isBusy && isRerun === rerunning ? <OptimizeProgress progress={progress} /> : null;
  return (
    <ResultView
      result={optimization}
      headingLevel={headingLevel}
      actions={
        <>
          <ExportMenu
            onExport={(format) => {
              noteTaken();
              window.location.assign(exportAddress(id, format));
            }}
          />
          <SaveAvatar optimization={optimization} />
        </>
      }
      regenerate={
        mayWrite && (
          <>
            <RegenerateForm
              missing={missingKeywords(optimization.keywordCoverage)}
              busy={isBusy}
              onRegenerate={(keywords) => actor.send({ type: "regenerate.requested", keywords, key: newKey() })}
            />
            {shownFor(false)}
          </>
        )
      }
      rerun={mayWrite ? { note: SAME_ASIN, busy: isBusy, progress: shownFor(true), onRerun: rerun } : undefined}
    />
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
