import type { ListingWords } from "../../../events/result/listing.ts";
import type { Evidence, OptimizationResult } from "../../../events/result/result.ts";
import { bulletDistance } from "../writer/bullet-distance.ts";
import { checkWords } from "./check-words.ts";

/** The words of each field, by the path that findings, claims and evidence name it with. */
const fieldsOf = (words: ListingWords): ReadonlyMap<string, string> =>
  new Map([
    ["itemHighlights", words.itemHighlights],
    ["searchTerms", words.searchTerms],
    ...(["optimizedTitles", "bulletsA", "bulletsB"] as const).flatMap((field) =>
      words[field].map((text, index): [string, string] => [`${field}.${index}`, text]),
    ),
  ]);

const CLAIM_PATH = /^claims\.(\d+)(.*)$/;

/** Claims of fields that still say the same, and the evidence that names them by their place among the claims. */
const keptClaims = (
  { claims = [], evidence }: OptimizationResult,
  isKept: (field: string) => boolean,
): Required<Pick<OptimizationResult, "claims" | "evidence">> => {
  const kept = claims.flatMap((claim, index) => (isKept(claim.field) ? [index] : []));
  const places = new Map(kept.map((index, place) => [index, place]));
  return {
    claims: claims.filter(({ field }) => isKept(field)),
    evidence: evidence.flatMap((each): Evidence[] => {
      const [, index, rest = ""] = CLAIM_PATH.exec(each.path) ?? [];
      if (index === undefined) return isKept(each.path) ? [each] : [];
      const place = places.get(Number(index));
      return place === undefined ? [] : [{ ...each, path: `claims.${place}${rest}` }];
    }),
  };
};

/**
 * A result with other words of the seller's: checked against the same rules and keywords. What is known of a field (claims,
 * evidence, what its words are worth) stays only where the field still says the same.
 */
export const withWords = (result: OptimizationResult, words: ListingWords, productName: string): OptimizationResult => {
  const [before, after] = [fieldsOf(result), fieldsOf(words)];
  const isKept = (field: string): boolean => !before.has(field) || before.get(field) === after.get(field);
  const { findings, keywordCoverage } = checkWords(result, words, productName);
  const { packing, ...rest } = result;
  const isSame = [...before.keys(), ...after.keys()].every((field) => before.get(field) === after.get(field));
  return {
    ...rest,
    ...words,
    ...keptClaims(result, isKept),
    keywordCoverage,
    compliance: { ...result.compliance, findings },
    bulletDistance: bulletDistance(words.bulletsA, words.bulletsB),
    ...(packing === undefined || !isSame ? {} : { packing }),
  };
};
