import { type ReactNode, useMemo } from "react";
import { useLightPrint } from "../lib/use-light-print.ts";
import { useMediaQuery } from "../lib/use-media-query.ts";
import { css } from "../styled-system/css/index.js";
import { TestSection } from "./ab/test-section.tsx";
import { AvatarSection } from "./avatar-section.tsx";
import { ChecksSection } from "./checks-section.tsx";
import { EvidenceContext } from "./evidence-context.ts";
import { EvidenceRail } from "./evidence-rail.tsx";
import { EvidenceSheet } from "./evidence-sheet.tsx";
import { FindingsSection } from "./findings-section.tsx";
import { FixesSection } from "./fixes-section.tsx";
import { KeywordSection } from "./keyword-section.tsx";
import type { ListingEditing } from "./listing-editing.ts";
import { ListingSection } from "./listing-section.tsx";
import { MethodSection } from "./method-section.tsx";
import { QuestionsSection } from "./questions/questions-section.tsx";
import type { Rerun } from "./rerun.ts";
import { ResultHeader } from "./result-header.tsx";
import { SectionNav } from "./section-nav.tsx";
import { shownSections } from "./shown-sections.ts";
import { UnreadNotice } from "./unread-notice.tsx";
import { useEvidenceControl } from "./use-evidence-control.ts";
import type { ViewedResult } from "./viewed-result.ts";

const WIDE = "(min-width: 64rem)";

const layout = css({
  display: "grid",
  gap: "8",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22rem" },
  _print: { display: "block" },
});
const main = css({ display: "flex", flexDirection: "column", minWidth: "0" });

type ResultViewProps = {
  result: ViewedResult;
  /** Above the heading: where the result stands among others. */
  place?: ReactNode;
  /** Beside the heading: save, export, try another. */
  actions?: ReactNode;
  /** Under the heading: a notice about this result. */
  notice?: ReactNode;
  /** Under the keyword table: writing again with keywords that must be in. */
  regenerate?: ReactNode;
  /** Writing again with parts that were left out. */
  rerun?: Rerun | undefined;
  /** Changing the words of the listing. */
  listing?: ListingEditing | undefined;
  headingLevel?: "h1" | "h2";
};

/** An avatar and a listing, every statement of which opens the customers' own words behind it. */
export const ResultView = ({
  result,
  place,
  actions,
  notice,
  regenerate,
  rerun,
  listing,
  headingLevel = "h1",
}: ResultViewProps) => {
  const isWide = useMediaQuery(WIDE);
  useLightPrint();
  const { control, evidence, requests, close, goBack } = useEvidenceControl(result, isWide);
  const sections = useMemo(() => shownSections(result), [result]);
  const total = result.reviews.length;
  return (
    <EvidenceContext value={control}>
      <ResultHeader result={result} place={place} actions={actions} headingLevel={headingLevel} />
      {notice}
      <UnreadNotice result={result} />
      <div className={layout}>
        <div className={main}>
          <SectionNav sections={sections} />
          <FindingsSection result={result} />
          <AvatarSection avatar={result.avatarData} insights={result.insights} />
          <QuestionsSection result={result} isEditable={listing !== undefined} />
          <ListingSection result={result} editing={listing} />
          <FixesSection result={result} />
          <TestSection result={result} />
          <KeywordSection result={result} regenerate={regenerate} />
          <ChecksSection result={result} />
          <MethodSection result={result} rerun={rerun} />
        </div>
        {isWide ? (
          <EvidenceRail
            id={control.panelId}
            evidence={evidence}
            total={total}
            requests={requests}
            onClose={close}
            onGoBack={goBack}
          />
        ) : (
          <EvidenceSheet evidence={requests === 0 ? null : evidence} total={total} onClose={close} />
        )}
      </div>
    </EvidenceContext>
  );
};
