import type { ImportedReviews } from "../../events/wire/work.ts";
import { ExcludedList } from "../result/excluded-list.tsx";
import { plural } from "../result/format.ts";
import { css } from "../styled-system/css/index.js";
import { Button } from "../ui/button.tsx";
import { Callout } from "../ui/callout.tsx";
import type { Intake } from "./use-review-intake.ts";

const details = css({ "& summary": { color: "text.link", minHeight: "target" } });

type IntakeReportProps = {
  intake: Intake;
  length: number;
  maxLength: number;
  onFit: () => void;
  onUndo: (() => void) | null;
};

/** What was recognized in the text: how many reviews, what was left out and why, and what to do when it is too much. */
export const IntakeReport = ({ intake: { report, problem }, length, maxLength, onFit, onUndo }: IntakeReportProps) => {
  const excess = Math.max(0, length - maxLength);
  const undo =
    onUndo === null ? null : (
      <Button size="sm" variant="outline" onClick={onUndo}>
        Put back what was there
      </Button>
    );
  if (problem !== null) return <Callout tone="warning" role="status" title={problem} actions={undo ?? undefined} />;
  if (report === null) return undo;
  const canFit = excess > 0 && report.fits.limit <= maxLength && report.fits.reviews > 0;
  return (
    <Callout
      tone={excess > 0 ? "warning" : "success"}
      role="status"
      title={`${plural(report.reviews, "review")} recognized`}
      actions={
        canFit || undo !== null ? (
          <>
            {canFit && (
              <Button size="sm" onClick={onFit}>
                Use the first {plural(report.fits.reviews, "review")} that fit
              </Button>
            )}
            {undo}
          </>
        ) : undefined
      }
    >
      {excess > 0 && <p>That is {plural(excess, "character")} too many.</p>}
      <Unused excluded={report.excluded} />
    </Callout>
  );
};

const Unused = ({ excluded }: Pick<ImportedReviews, "excluded">) => {
  const parts = excluded.reduce((sum, exclusion) => sum + (exclusion.count ?? 1), 0);
  return parts === 0 ? null : (
    <details className={details}>
      <summary>{plural(parts, "part")} of your text not used</summary>
      <ExcludedList excluded={excluded} />
    </details>
  );
};
