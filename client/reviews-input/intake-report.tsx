import type { ReactNode } from "react";
import { plural } from "../result/format.ts";
import { css } from "../styled-system/css/index.js";
import { Button } from "../ui/button.tsx";
import { Callout } from "../ui/callout.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { LeftOut } from "./left-out.tsx";
import { isMostlyUnread, partGroups, unreadSentence, unusedParts, usedReviews, usedTitle } from "./parts.ts";
import type { Intake } from "./use-review-intake.ts";
import { UsedReviews } from "./used-reviews.tsx";

const panel = css({
  borderRadius: "lg",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.default",
  "& summary": {
    minHeight: "target",
    paddingInline: { base: "4", sm: "5" },
    paddingBlock: "2",
    textStyle: "small",
    color: "text.link",
    cursor: "pointer",
    alignContent: "center",
  },
});

type IntakeReportProps = {
  intake: Intake;
  include: readonly string[];
  onInclude: (ids: string[]) => void;
  length: number;
  maxLength: number;
  disabled: boolean;
  /** Whether the form says that this text will not do. */
  isRefused: boolean;
  /** Where more text than fits here is taken. */
  beyond: ReactNode;
  onFit: () => void;
  onUndo: (() => void) | null;
};

/** What will be used of the text: how many reviews, what is left out and why, and what to do when it is too much. */
export const IntakeReport = ({ intake, onUndo, ...props }: IntakeReportProps) => {
  const undo =
    onUndo === null ? null : (
      <Button size="sm" variant="outline" onClick={onUndo}>
        Put back what was there
      </Button>
    );
  if (intake.problem !== null)
    return <Callout tone="warning" role="status" title={intake.problem} actions={undo ?? undefined} />;
  if (intake.report === null) return undo;
  return <Report {...props} report={intake.report} undo={undo} />;
};

type Outcome = { excess: number; used: number; isUnread: boolean; isRefused: boolean };

const toneOf = ({ excess, used, isUnread, isRefused }: Outcome): "warning" | "neutral" | "success" => {
  if (excess > 0 || used === 0 || isUnread) return "warning";
  return isRefused ? "neutral" : "success";
};

const fitLabel = (reviews: number): string =>
  reviews === 1 ? "Use the first review that fits" : `Use the first ${reviews} reviews that fit`;

const Warnings = ({ excess, beyond, unread }: { excess: number; beyond: ReactNode; unread: string | null }) => (
  <>
    {excess > 0 && (
      <p>
        That is {plural(excess, "character")} too many. {beyond}
      </p>
    )}
    {unread !== null && <p>{unread}</p>}
  </>
);

type ReportProps = Omit<IntakeReportProps, "intake" | "onUndo"> & {
  report: NonNullable<Intake["report"]>;
  undo: ReactNode;
};

const Report = ({
  report,
  include,
  onInclude,
  length,
  maxLength,
  disabled,
  isRefused,
  beyond,
  onFit,
  undo,
}: ReportProps) => {
  const excess = Math.max(0, length - maxLength);
  const used = usedReviews(report, include);
  const unused = unusedParts(report, include);
  const groups = partGroups(report, include);
  const canFit = excess > 0 && report.fits.limit <= maxLength && report.fits.reviews > 0;
  // What is refused is not said to be used.
  const title = isRefused ? `${plural(used, "review")} found` : usedTitle(used, report.used);
  const unread = unreadSentence(report.used);
  return (
    <>
      <VisuallyHidden role="status">
        {title}. {unread} {plural(unused, "part")} left out.
      </VisuallyHidden>
      <Callout
        tone={toneOf({ excess, used, isRefused, isUnread: isMostlyUnread(report.used) })}
        title={title}
        actions={
          canFit || undo !== null ? (
            <>
              {canFit && (
                <Button size="sm" onClick={onFit}>
                  {fitLabel(report.fits.reviews)}
                </Button>
              )}
              {undo}
            </>
          ) : undefined
        }
      >
        {excess > 0 || unread !== null ? <Warnings {...{ excess, beyond, unread }} /> : undefined}
      </Callout>
      {report.used.length > 0 && <UsedReviews key={report.text} used={report.used} />}
      {groups.length > 0 && (
        <details className={panel}>
          <summary>{plural(unused, "part")} of your text not used</summary>
          <LeftOut {...{ groups, include, onInclude, disabled }} />
        </details>
      )}
    </>
  );
};
