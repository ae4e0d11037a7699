import { clauseText } from "../units/misreadings/misreading.ts";
import type { Unit } from "../units/unit.ts";
import { isNamedByWord, NAMED_BY_WORD } from "./named-by-word.ts";
import type { Variant } from "./variant.ts";
import { VARIANTS } from "./variant-words.ts";

const LEAST_VOICES = 2;
const MOST_OF_THEM = 2 / 3;

const reviews = (units: readonly Unit[]): number => new Set(units.map(({ reviewId }) => reviewId)).size;

type Told = { variant: Variant | undefined; units: readonly Unit[] };

/** Opinions of one sign by the variant that their words tell; the first of the list that does. */
const byVariant = (facetId: string, units: readonly Unit[]): Told[] => {
  const side = `${units[0]?.polarity === 1 ? "+" : "-"}${facetId}`;
  const variants = VARIANTS[side] ?? NAMED_BY_WORD[side] ?? [];
  const told = Map.groupBy(units, ({ clause }) => variants.find(({ said }) => said.test(clauseText(clause))));
  return [...told]
    .map(([variant, members]) => ({ variant, units: members }))
    .toSorted((a, b) => reviews(b.units) - reviews(a.units));
};

/**
 * What the opinions of one sign say where the facet's name offers several things: the one that most of their reviews tell, or
 * the two that all complaints tell; none where they say yet other things.
 */
export const toldVariants = (facetId: string, units: readonly Unit[]): Variant[] => {
  const told = byVariant(facetId, units);
  const [first, second] = told;
  if (first?.variant === undefined) return [];
  const isMost = reviews(first.units) >= Math.min(reviews(units), LEAST_VOICES);
  if (isMost && reviews(first.units) >= MOST_OF_THEM * reviews(units)) return [first.variant];
  const areAll = told.length === 2 && units[0]?.polarity === -1;
  return areAll && second?.variant !== undefined ? [first.variant, second.variant] : [];
};

/** Whether each of several reviews tells another variant, so that nothing is told by two. */
export const isScattered = (facetId: string, units: readonly Unit[]): boolean => {
  const told = isNamedByWord(facetId) ? [] : byVariant(facetId, units);
  return told.length > LEAST_VOICES && told.every((each) => reviews(each.units) < LEAST_VOICES);
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "Arrives late or badly packed": a verb is said once. */
const withoutVerb = (label: string, before: string): string => {
  const verb = /^(?:Arrives|Feels|Leaves) /.exec(before)?.[0] ?? "";
  return verb !== "" && label.startsWith(verb) ? label.slice(verb.length) : label;
};

const joined = (parts: readonly string[], link: string): string =>
  parts.map((part, at) => (at === 0 ? part : lowerFirst(withoutVerb(part, parts[0] ?? "")))).join(link);

const LINKS = { label: " or ", pain: ", or ", trouble: " or " } as const satisfies Partial<
  Record<keyof Variant, string>
>;

/** The label, pain or trouble of what is told, in the words of its variants; the given one where none is. */
export const variantText = (variants: readonly Variant[], kind: keyof typeof LINKS, given: string): string =>
  variants.length === 0
    ? given
    : joined(
        variants.map((variant) => variant[kind]),
        LINKS[kind],
      );
