import { type ReactNode, useMemo } from "react";
import { plural } from "../result/format.ts";
import { css } from "../styled-system/css/index.js";
import { Button } from "../ui/button.tsx";
import { Callout } from "../ui/callout.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { LeftOut } from "./left-out.tsx";
import { joinedParagraphs, setApart } from "./paragraphs.ts";
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
  text: string;
  maxLength: number;
  disabled: boolean;
  /** Whether the form says that this text will not do. */
  isRefused: boolean;
  /** Where more text than fits here is taken. */
  beyond: ReactNode;
  onFit: () => void;
  onReplace: (text: string) => void;
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
  return <Report {...props} report={intake.report} isOfText={intake.readText === props.text} undo={undo} />;
};

type Outcome = { excess: number; used: number; isUnread: boolean; isUnsure: boolean };

const toneOf = ({ excess, used, isUnread, isUnsure }: Outcome): "warning" | "neutral" | "success" => {
  if (excess > 0 || used === 0 || isUnread) return "warning";
  return isUnsure ? "neutral" : "success";
};

const fitLabel = (reviews: number): string =>
  reviews === 1 ? "Use the first review that fits" : `Use the first ${reviews} reviews that fit`;

type WarningsProps = { excess: number; beyond: ReactNode; unread: string | null; joined: number | null; found: number };

const Warnings = ({ excess, beyond, unread, joined, found }: WarningsProps) => (
  <>
    {excess > 0 && (
      <p>
        That is {plural(excess, "character")} too many. {beyond}
      </p>
    )}
    {unread !== null && <p>{unread}</p>}
    {joined !== null && (
      <p>
        Your text has at least {plural(joined, "paragraph")}, which were read as {plural(found, "review")}. Is each a
        review of its own?
      </p>
    )}
  </>
);

type ActionsProps = { onFit: (() => void) | null; fits: number; onApart: (() => void) | null; undo: ReactNode };

const Actions = ({ onFit, fits, onApart, undo }: ActionsProps) => (
  <>
    {onFit !== null && (
      <Button size="sm" onClick={onFit}>
        {fitLabel(fits)}
      </Button>
    )}
    {onApart !== null && (
      <Button size="sm" variant="outline" onClick={onApart}>
        Read each paragraph as a review
      </Button>
    )}
    {undo}
  </>
);

type ReportProps = Omit<IntakeReportProps, "intake" | "onUndo"> & {
  report: NonNullable<Intake["report"]>;
  isOfText: boolean;
  undo: ReactNode;
};

const Report = ({
  report,
  isOfText,
  include,
  onInclude,
  text,
  maxLength,
  disabled,
  isRefused,
  beyond,
  onFit,
  onReplace,
  undo,
}: ReportProps) => {
  const excess = Math.max(0, text.length - maxLength);
  const joined = useMemo(() => (isOfText ? joinedParagraphs(text, report) : null), [isOfText, text, report]);
  const used = usedReviews(report, include);
  const unused = unusedParts(report, include);
  const groups = partGroups(report, include);
  const canFit = excess > 0 && report.fits.limit <= maxLength && report.fits.reviews > 0;
  // What is refused, or will be, is not said to be used.
  const isSent = !isRefused && excess === 0;
  const title = isSent ? usedTitle(used, report.used) : `${plural(used, "review")} found`;
  const unread = unreadSentence(report.used);
  return (
    <>
      <VisuallyHidden role="status">
        {title}. {unread} {plural(unused, "part")} left out.
      </VisuallyHidden>
      <Callout
        tone={toneOf({
          excess,
          used,
          isUnsure: isRefused || joined !== null,
          isUnread: isMostlyUnread(report.used),
        })}
        title={title}
        actions={
          canFit || joined !== null || undo !== null ? (
            <Actions
              onFit={canFit ? onFit : null}
              fits={report.fits.reviews}
              onApart={joined === null || disabled ? null : () => onReplace(setApart(text))}
              undo={undo}
            />
          ) : undefined
        }
      >
        {excess > 0 || unread !== null || joined !== null ? (
          <Warnings {...{ excess, beyond, unread, joined, found: report.reviews }} />
        ) : undefined}
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
