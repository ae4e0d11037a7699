import type { ShopperQuestion, Unseen } from "../../../events/result/insights.ts";
import type { Claim, Fix } from "../../../events/result/ledger.ts";
import type { Finding, KeywordCoverage } from "../../../events/result/listing.ts";
import type { Evidence, OptimizationInput } from "../../../events/result/result.ts";
import { evidenceFor } from "../../insight/avatar/avatar-draft.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { hasFew } from "../../insight/reviews/plenty.ts";
import { estimateUnseen, incidences } from "../../insight/themes/unseen.ts";
import type { CopyField } from "./current-copy.ts";
import { nothingToChange, writeFixList } from "./fix-list.ts";
import { type AskedQuestion, shopperQuestions } from "./shopper-questions.ts";

const NO_LEDGER = { claims: [], evidence: [] };

type Copy = {
  optimizedTitles: readonly string[];
  itemHighlights: string;
  bulletsA: readonly string[];
  bulletsB: readonly string[];
};

export type AuditInput = {
  mining: Mining;
  copy: Copy;
  input: Pick<OptimizationInput, "currentTitle" | "currentBullets">;
  findings: readonly Finding[];
  keywords: KeywordCoverage["keywords"];
  /** What each clause of the copy rests on, with the evidence at "claims.N.contradictions". */
  ledger?: { claims: readonly Claim[]; evidence: readonly Evidence[] };
};

export type Audit = {
  fixes: Fix[];
  /** One a line; where there is none, a sentence that says so. */
  fixList: string;
  questions: ShopperQuestion[];
  unseen: Unseen | null;
  evidence: Evidence[];
};

const numbered = (field: string, texts: readonly string[]): CopyField[] =>
  texts.map((text, index) => ({ field: `${field}.${index}`, text }));

/** Bullets first: an answer belongs where there is room for it. */
const listingFields = ({ optimizedTitles, itemHighlights, bulletsA, bulletsB }: Copy): CopyField[] => [
  ...numbered("bulletsB", bulletsB),
  ...numbered("bulletsA", bulletsA),
  { field: "itemHighlights", text: itemHighlights },
  ...numbered("optimizedTitles", optimizedTitles.slice(0, 1)),
];

const currentFields = ({ currentTitle, currentBullets }: AuditInput["input"]): CopyField[] =>
  [{ field: "currentTitle", text: currentTitle }, ...numbered("currentBullets", currentBullets)].filter(
    ({ text }) => text.trim() !== "",
  );

const asAsked = (asked: readonly AskedQuestion[]): ShopperQuestion[] =>
  asked.map(({ question, state, answeredBy, answeredBefore }) => ({ question, state, answeredBy, answeredBefore }));

/** The questions that shoppers have, and what of some copy answers them. */
export const questionsFor = ({
  mining,
  copy,
  input,
}: Pick<AuditInput, "mining" | "copy" | "input">): ShopperQuestion[] =>
  asAsked(shopperQuestions(mining, { listing: listingFields(copy), current: currentFields(input) }));

/** Judges the product and its listing by what reviews say: what to mend, which questions stay open, and how much is still unsaid. */
export const auditListing = ({ mining, copy, input, findings, keywords, ledger }: AuditInput): Audit => {
  const current = currentFields(input);
  const written = listingFields(copy);
  const asked = shopperQuestions(mining, { listing: written, current });
  const improvements = writeFixList({
    mining,
    findings,
    keywords,
    current,
    written: [...written, ...numbered("optimizedTitles", copy.optimizedTitles.slice(1))],
    questions: asked,
    ledger: ledger ?? NO_LEDGER,
  });
  return {
    fixes: improvements.map(({ text, kind, reviews, stars, done }) => ({
      text,
      kind,
      reviews,
      stars,
      ...(done === true ? { done } : {}),
    })),
    fixList:
      improvements.length === 0
        ? nothingToChange(mining, current.length > 0)
        : improvements.map((each) => each.text).join("\n"),
    questions: asAsked(asked),
    unseen: hasFew(mining) ? null : estimateUnseen(incidences(mining.units), mining.reviews.length),
    evidence: [
      ...improvements.map((each, index) => evidenceFor(`fixList.${index}`, each.spans)),
      ...asked.map((each, index) => evidenceFor(`insights.questions.${index}`, each.spans)),
    ],
  };
};
