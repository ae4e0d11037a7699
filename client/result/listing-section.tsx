import { CopyButton } from "../ui/copy-button.tsx";
import { Block } from "./block.tsx";
import { BulletSets } from "./bullet-sets.tsx";
import { listingText } from "./copy-text.ts";
import { findingsByField } from "./finding-index.ts";
import { FixList } from "./fix-list.tsx";
import { byteLength, characterCount, plural } from "./format.ts";
import { ListingItem } from "./listing-item.tsx";
import { Section } from "./section.tsx";
import { Statement } from "./statement.tsx";
import { TitleList } from "./title-list.tsx";
import type { ViewedResult } from "./viewed-result.ts";

export const ListingSection = ({ result }: { result: ViewedResult }) => {
  const findings = findingsByField(result.compliance);
  return (
    <Section
      id="listing"
      title="Your listing"
      lead="Ready to paste, field by field. Run set A against set B to see which one sells."
      actions={
        <CopyButton text={listingText(result, result.bulletsA)} label="Copy listing" withLabel variant="outline" />
      }
    >
      <TitleList titles={result.optimizedTitles} findings={findings} />
      {result.itemHighlights !== "" && (
        <Block title="Item highlights">
          <ListingItem
            copyText={result.itemHighlights}
            copyLabel="Copy item highlights"
            findings={findings.get("itemHighlights")}
            meta={plural(characterCount(result.itemHighlights), "character")}
          >
            <p>
              <Statement evidenceKey="itemHighlights">{result.itemHighlights}</Statement>
            </p>
          </ListingItem>
        </Block>
      )}
      <BulletSets sets={result} findings={findings} />
      {result.searchTerms !== "" && (
        <Block title="Search terms" note="For the hidden search terms field. Shoppers do not see them.">
          <ListingItem
            copyText={result.searchTerms}
            copyLabel="Copy search terms"
            findings={findings.get("searchTerms")}
            meta={plural(byteLength(result.searchTerms), "byte")}
          >
            <p>
              <Statement evidenceKey="searchTerms">{result.searchTerms}</Statement>
            </p>
          </ListingItem>
        </Block>
      )}
      <FixList result={result} />
    </Section>
  );
};
