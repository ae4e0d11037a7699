import { lazy, Suspense, useMemo, useState } from "react";
import { patiently } from "../lib/patiently.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { BulletSets } from "./bullet-sets.tsx";
import { listingText } from "./copy-text.ts";
import { findingsByField } from "./finding-index.ts";
import { byteLength, characterCount, count, plural } from "./format.ts";
import type { ListingEditing } from "./listing-editing.ts";
import { MarksBar, type ShownMarks } from "./marks/marks-bar.tsx";
import { type CopyMarks, MarksContext } from "./marks/marks-context.ts";
import { FactList } from "./packing/fact-list.tsx";
import { packedField } from "./packing/packing.ts";
import { WordMap } from "./packing/word-map.tsx";
import { clausesByField } from "./proof/clauses.ts";
import { ProofBar } from "./proof/proof-bar.tsx";
import { ProofContext } from "./proof/proof-context.ts";
import { RevisedFields } from "./revised-fields.ts";
import { fieldLabels } from "./rules/profile.ts";
import { Section } from "./section.tsx";
import { SingleField } from "./single-field.tsx";
import { TitleList } from "./title-list.tsx";
import type { ViewedResult } from "./viewed-result.ts";

const BeforeAfter = lazy(() =>
  patiently(() => import("./marks/before-after.tsx")).then((module) => ({ default: module.BeforeAfter })),
);

const NOT_REVISED: ReadonlySet<string> = new Set();
const NO_CLAIMS: NonNullable<ViewedResult["claims"]> = [];

type ListingSectionProps = { result: ViewedResult; editing?: ListingEditing | undefined };

export const ListingSection = ({ result, editing }: ListingSectionProps) => {
  const copy = <ListingCopy result={result} />;
  const isEdited = editing !== undefined && editing.editor !== null;
  return (
    <RevisedFields value={editing?.revised ?? NOT_REVISED}>
      <Section
        id="listing"
        title="Your listing"
        lead="Ready to paste, field by field. Run set A against set B to see which one sells."
        actions={
          isEdited ? undefined : (
            <>
              {editing?.actions}
              <CopyButton
                text={listingText(result, result.bulletsA)}
                label="Copy listing"
                withLabel
                variant="outline"
              />
            </>
          )
        }
      >
        {isEdited ? <Suspense fallback={copy}>{editing.editor}</Suspense> : copy}
      </Section>
    </RevisedFields>
  );
};

/** What is marked in the copy itself. */
const copyMarks = (
  shown: ShownMarks | null,
  { keywordCoverage, bulletsA, bulletsB }: ViewedResult,
): CopyMarks | null => {
  if (shown === "keywords")
    return { kind: "keywords", keywords: keywordCoverage.keywords.map(({ keyword }) => keyword) };
  return shown === "differences" ? { kind: "differences", sets: { bulletsA, bulletsB } } : null;
};

const currentOf = ({ current }: ViewedResult) =>
  current === undefined ? null : { title: current.title, lines: current.bullets };

const ListingCopy = ({ result }: { result: ViewedResult }) => {
  const { claims = NO_CLAIMS, packing, compliance } = result;
  const [shown, setShown] = useState<ShownMarks | null>(null);
  const toggle = (kind: ShownMarks): void => setShown(shown === kind ? null : kind);
  const isShown = shown === "proof";
  const proof = useMemo(() => ({ isShown, clauses: clausesByField(claims) }), [isShown, claims]);
  const marks = useMemo(() => copyMarks(shown, result), [shown, result]);
  const findings = findingsByField(compliance);
  const labels = fieldLabels(compliance.profile);
  const current = currentOf(result);
  return (
    <ProofContext value={proof}>
      <ProofBar claims={claims} isShown={isShown} onToggle={() => toggle("proof")} />
      <MarksBar
        offered={["keywords", "differences", ...(current === null ? [] : (["before"] as const))]}
        shown={shown}
        onToggle={toggle}
      />
      {shown === "before" && current !== null && (
        <Suspense fallback={null}>
          <BeforeAfter result={result} current={current} />
        </Suspense>
      )}
      <MarksContext value={marks}>
        <CopyFields result={result} findings={findings} labels={labels} />
      </MarksContext>
      <WordMap words={packing?.words ?? []} />
      <FactList facts={packing?.facts ?? []} />
    </ProofContext>
  );
};

/** Amazon says that spaces and punctuation do not count; the limit is kept with them, to be safe. */
const bytesWithoutSpaces = ({ compliance, searchTerms }: ViewedResult): string | undefined =>
  compliance.profile.startsWith("amazon")
    ? `${count(byteLength(searchTerms.replace(/[\s\p{P}]/gu, "")))} as Amazon counts them`
    : undefined;

type CopyFieldsProps = {
  result: ViewedResult;
  findings: ReturnType<typeof findingsByField>;
  labels: ReturnType<typeof fieldLabels>;
};

const CopyFields = ({ result, findings, labels }: CopyFieldsProps) => (
  <>
    <TitleList titles={result.optimizedTitles} findings={findings} packed={packedField(result.packing, "title")} />
    <SingleField
      field="itemHighlights"
      title={labels.highlights}
      text={result.itemHighlights}
      size={plural(characterCount(result.itemHighlights), "character")}
      copyLabel="Copy item highlights"
      packed={packedField(result.packing, "highlights")}
      findings={findings.get("itemHighlights")}
    />
    <BulletSets sets={result} findings={findings} />
    <SingleField
      field="searchTerms"
      title={labels.searchTerms}
      note="Only the search sees them; shoppers do not."
      text={result.searchTerms}
      size={plural(byteLength(result.searchTerms), "byte")}
      otherSize={bytesWithoutSpaces(result)}
      copyLabel="Copy search terms"
      packed={packedField(result.packing, "searchTerms")}
      findings={findings.get("searchTerms")}
    />
  </>
);
