import { Suspense, useMemo, useState } from "react";
import { CopyButton } from "../ui/copy-button.tsx";
import { BulletSets } from "./bullet-sets.tsx";
import { listingText } from "./copy-text.ts";
import { findingsByField } from "./finding-index.ts";
import { byteLength, characterCount, plural } from "./format.ts";
import type { ListingEditing } from "./listing-editing.ts";
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

const ListingCopy = ({ result }: { result: ViewedResult }) => {
  const { claims = NO_CLAIMS, packing, compliance } = result;
  const [isShown, setShown] = useState(false);
  const proof = useMemo(() => ({ isShown, clauses: clausesByField(claims) }), [isShown, claims]);
  const findings = findingsByField(compliance);
  const labels = fieldLabels(compliance.profile);
  return (
    <ProofContext value={proof}>
      <ProofBar claims={claims} isShown={isShown} onToggle={() => setShown(!isShown)} />
      <TitleList titles={result.optimizedTitles} findings={findings} packed={packedField(packing, "title")} />
      <SingleField
        field="itemHighlights"
        title={labels.highlights}
        text={result.itemHighlights}
        size={plural(characterCount(result.itemHighlights), "character")}
        copyLabel="Copy item highlights"
        packed={packedField(packing, "highlights")}
        findings={findings.get("itemHighlights")}
      />
      <BulletSets sets={result} findings={findings} />
      <SingleField
        field="searchTerms"
        title={labels.searchTerms}
        note="Only the search sees them; shoppers do not."
        text={result.searchTerms}
        size={plural(byteLength(result.searchTerms), "byte")}
        copyLabel="Copy search terms"
        packed={packedField(packing, "searchTerms")}
        findings={findings.get("searchTerms")}
      />
      <WordMap words={packing?.words ?? []} />
      <FactList facts={packing?.facts ?? []} />
    </ProofContext>
  );
};
