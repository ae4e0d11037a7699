import type { ShopperQuestion } from "../../../events/result/insights.ts";
import type { ListingWords } from "../../../events/result/listing.ts";
import type { ListingClaims } from "../../../events/result/listing-claims.ts";
import type { Evidence, OptimizationResult } from "../../../events/result/result.ts";
import { bulletDistance } from "../writer/bullet-distance.ts";
import { checkWords } from "./check-words.ts";

/** The words of each field in the order of a listing, by the path that findings, claims and evidence name it with. */
const fieldsOf = (words: ListingWords): ReadonlyMap<string, string> => {
  const listed = (field: "optimizedTitles" | "bulletsA" | "bulletsB") =>
    words[field].map((text, index): [string, string] => [`${field}.${index}`, text]);
  return new Map([
    ...listed("optimizedTitles"),
    ["itemHighlights", words.itemHighlights],
    ...listed("bulletsA"),
    ...listed("bulletsB"),
    ["searchTerms", words.searchTerms],
  ]);
};

/** Tells of a field whether it says what it was written to say; of the seller's own copy too, which never changes. */
const keptFields = (result: ListingWords, words: ListingWords): ((field: string) => boolean) => {
  const [before, after] = [fieldsOf(result), fieldsOf(words)];
  return (field) => (before.has(field) || after.has(field) ? before.get(field) === after.get(field) : true);
};

const CLAIM_PATH = /^claims\.(\d+)(.*)$/;

type ClaimWithEvidence = { claim: ListingClaims["claims"][number]; evidence: { rest: string; each: Evidence }[] };

const withEvidence = ({ claims, evidence }: ListingClaims): ClaimWithEvidence[] => {
  const byClaim = Map.groupBy(
    evidence.flatMap((each) => {
      const [, index, rest = ""] = CLAIM_PATH.exec(each.path) ?? [];
      return index === undefined ? [] : [{ index: Number(index), rest, each }];
    }),
    ({ index }) => index,
  );
  return claims.map((claim, index) => ({ claim, evidence: byClaim.get(index) ?? [] }));
};

const numbered = (claims: readonly ClaimWithEvidence[]): ListingClaims => ({
  claims: claims.map(({ claim }) => claim),
  evidence: claims.flatMap(({ evidence }, place) =>
    evidence.map(({ rest, each }): Evidence => ({ ...each, path: `claims.${place}${rest}` })),
  ),
});

/** The claims of fields that were given other words, out of those of all of them. */
export const claimsOfChanged = (result: ListingWords, words: ListingWords, weighed: ListingClaims): ListingClaims => {
  const isKept = keptFields(result, words);
  const { questions } = weighed;
  return {
    ...numbered(withEvidence(weighed).filter(({ claim }) => !isKept(claim.field))),
    ...(questions === undefined ? {} : { questions }),
  };
};

/** The questions of a result, with what answers them now: asked once more, or, where they were not, unanswered where their answer was changed. */
const questionsWith = (
  { insights }: OptimizationResult,
  isKept: (field: string) => boolean,
  asked: readonly ShopperQuestion[] = [],
): Pick<OptimizationResult, "insights"> => {
  if (insights === undefined) return {};
  const now = new Map(asked.map((each) => [each.question, each]));
  const questions = insights.questions.map((each): ShopperQuestion => {
    const { state, answeredBy } = now.get(each.question) ?? each;
    if (answeredBy === null || now.has(each.question) || isKept(answeredBy)) return { ...each, state, answeredBy };
    return { ...each, state: "listing-silent", answeredBy: null };
  });
  return { insights: { ...insights, questions } };
};

/** The claims of a result with other words, field by field: those of fields that say the same, and those of the changed ones, where these were weighed. */
export const claimsWith = (
  result: OptimizationResult,
  words: ListingWords,
  ofChanged: ListingClaims | null,
): ListingClaims => {
  const isKept = keptFields(result, words);
  const places = [...fieldsOf(words).keys()];
  const placeOf = ({ claim: { field } }: ClaimWithEvidence): number =>
    places.includes(field) ? places.indexOf(field) : places.length;
  const { claims = [], evidence } = result;
  const kept = withEvidence({ claims, evidence }).filter(({ claim }) => isKept(claim.field));
  const changed = ofChanged === null ? [] : withEvidence(ofChanged).filter(({ claim }) => !isKept(claim.field));
  return numbered([...kept, ...changed].toSorted((one, other) => placeOf(one) - placeOf(other)));
};

/**
 * A result with other words of the seller's: checked against the same rules and keywords. What is known of a field (claims,
 * evidence, what its words are worth) stays only where the field still says the same; of the others stand the claims that
 * were weighed.
 */
export const withWords = (
  result: OptimizationResult,
  words: ListingWords,
  productName: string,
  ofChanged: ListingClaims | null = null,
): OptimizationResult => {
  const isKept = keptFields(result, words);
  const { findings, keywordCoverage } = checkWords(result, words, productName);
  const { packing, ...rest } = result;
  const isSame = [...fieldsOf(result).keys(), ...fieldsOf(words).keys()].every(isKept);
  const { claims, evidence } = claimsWith(result, words, ofChanged);
  const others = result.evidence.filter(({ path }) => !CLAIM_PATH.test(path) && isKept(path));
  return {
    ...rest,
    ...words,
    ...(isSame
      ? {}
      : { claims, evidence: [...others, ...evidence], ...questionsWith(result, isKept, ofChanged?.questions) }),
    keywordCoverage,
    compliance: { ...result.compliance, findings },
    bulletDistance: bulletDistance(words.bulletsA, words.bulletsB),
    ...(packing === undefined || !isSame ? {} : { packing }),
  };
};
