import { fieldName } from "../../../events/result/field-name.ts";
import type { PlacedFact, PlacedWord } from "../../../events/result/ledger.ts";
import type { ListingField } from "../../../events/result/listing.ts";
import { packedVerdict } from "../../../events/result/packed-verdict.ts";
import { type ExportedLine, type ExportedResult, type ExportedSection, evidenceFor } from "./export-lines.ts";
import { claimNote, findingNote } from "./export-notes.ts";

const PLACES = {
  title: "Title",
  highlights: "Item highlights",
  bulletsA: "Set A",
  bulletsB: "Set B",
  searchTerms: "Search terms",
} as const satisfies Record<ListingField, string>;

const plainLine = (path: string, text: string, note: string): ExportedLine => ({
  text,
  path,
  reviews: 0,
  quotes: [],
  note,
});

const claimLines = (result: ExportedResult): ExportedLine[] =>
  (result.claims ?? []).map((claim, index) => {
    const path = `claims.${index}`;
    const { quotes } = evidenceFor(result, path);
    const line = { text: `${fieldName(claim.field)}: ${claim.text}`, path, reviews: claim.reviews };
    return { ...line, quotes: quotes.slice(0, 1), note: claimNote(claim) };
  });

/** Each contradicted statement once, with all the fields that make it. */
const contradictionLines = (result: ExportedResult): ExportedLine[] => {
  const contradicted = (result.claims ?? [])
    .map((claim, index) => ({ claim, path: `claims.${index}.contradictions` }))
    .filter(({ claim }) => claim.contradictedBy > 0);
  return [...Map.groupBy(contradicted, ({ claim }) => claim.text.toLowerCase()).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { claim, path } = first;
    const places = same.map((one) => fieldName(one.claim.field)).join(", ");
    const { quotes } = evidenceFor(result, path);
    return [{ text: `${claim.text} (${places})`, path, reviews: 0, quotes, note: claimNote(claim) }];
  });
};

const packingLines = ({ packing }: ExportedResult): ExportedLine[] =>
  (packing?.fields ?? []).map((packed) =>
    plainLine(
      `packing.${packed.field}`,
      `${PLACES[packed.field]}: ${packed.used} of ${packed.limit} ${packed.unit}`,
      packedVerdict(packed),
    ),
  );

const placeNote = ({ fields, reason }: PlacedFact | PlacedWord): string =>
  fields.length === 0
    ? `Left out: ${reason ?? "no room for it within the limits"}`
    : fields.map((field) => PLACES[field]).join(", ");

const wordLines = ({ packing }: ExportedResult): ExportedLine[] =>
  (packing?.words ?? []).map((placed, index) => plainLine(`packing.words.${index}`, placed.word, placeNote(placed)));

const factLines = ({ packing }: ExportedResult): ExportedLine[] =>
  (packing?.facts ?? []).map((placed, index) => {
    const wording = placed.wording === null ? "" : ` as “${placed.wording}”`;
    return plainLine(`packing.facts.${index}`, placed.text, `${placeNote(placed)}${wording}`);
  });

const findingLines = ({ compliance }: ExportedResult): ExportedLine[] =>
  compliance.findings.map((finding, index) =>
    plainLine(
      `compliance.findings.${index}`,
      `${fieldName(finding.field)}: ${finding.message}${finding.words === "" ? "" : ` (${finding.words})`}`,
      findingNote(finding),
    ),
  );

const refusedLines = ({ keywordCoverage }: ExportedResult): ExportedLine[] =>
  (keywordCoverage.refused ?? []).map(({ keyword, reason }, index) =>
    plainLine(`keywordCoverage.refused.${index}`, keyword, reason),
  );

/** What the copy rests on, how its room is used, and what the rules say: for whoever checks the work. */
export const proofSections = (result: ExportedResult): ExportedSection[] =>
  [
    { title: "What reviews contradict", lines: contradictionLines(result) },
    { title: "What each clause rests on", lines: claimLines(result) },
    { title: "How the room is used", lines: packingLines(result) },
    { title: "Where every word of the old title went", lines: wordLines(result) },
    { title: "What became of the old bullets", lines: factLines(result) },
    { title: "Keywords not used", lines: refusedLines(result) },
    { title: "Marketplace rules", lines: findingLines(result) },
  ].map((section) => ({ ...section, group: "proof" }));
