import type { Mining } from "../../insight/mining/mining.ts";
import { withArticle } from "../../insight/product/product.ts";
import { PLURAL_ONLY } from "../../insight/product/product-words.ts";
import { supportFloor } from "../../insight/reviews/plenty.ts";
import type { MinedTheme } from "../../insight/themes/build-themes.ts";
import type { Unit } from "../../insight/units/unit.ts";
import { NOUN_FAMILIES, type NounFamily } from "../phrases/noun-families.ts";
import { type FacetPhrases, line, note } from "../phrases/phrase.ts";

/** Nouns of praise that say nothing a listing may state: price, people, the deal itself. */
const NOT_FOR_COPY = new Set(
  "feature model machine mode unit device version price cost money seller company service customer delivery package packaging box brand store purchase replacement refund shipping product item quality job review rating experience person thing people wife husband mother father mom dad son daughter kid child dog cat puppy baby friend family year month week day hour minute time house home word deal value bargain company support warranty".split(
    " ",
  ),
);

const tokensOf = (unit: Unit): readonly { lower: string; lemma: string }[] =>
  unit.clause.tokens.filter((token) => token.start >= unit.start && token.end <= unit.end);

type Chosen = { family: NounFamily; adjective: string; needs: RegExp };

/** Reviews per adjective of a family, the most used first. */
const adjectivesIn = (units: readonly Unit[], family: NounFamily): [string, number][] => {
  const known = new Set(family.words.split(" "));
  const found = new Map<string, Set<string>>();
  for (const unit of units)
    for (const token of tokensOf(unit)) {
      if (known.has(token.lower)) found.set(token.lower, (found.get(token.lower) ?? new Set()).add(unit.reviewId));
    }
  return [...found]
    .map(([word, reviews]): [string, number] => [word, reviews.size])
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
};

const speaksOf = ({ of, except }: NounFamily, noun: string): boolean =>
  of?.test(noun) !== false && except?.test(noun) !== true;

const chooseFamily = (units: readonly Unit[], noun: string, floor: number): Chosen | null => {
  const chosen = NOUN_FAMILIES.filter((family) => speaksOf(family, noun))
    .map((family) => ({ family, words: adjectivesIn(units, family) }))
    .map((each) => ({ ...each, reviews: each.words.reduce((sum, [, count]) => sum + count, 0) }))
    .filter((each) => each.reviews >= floor)
    .toSorted((a, b) => b.reviews - a.reviews)[0];
  const adjective = chosen?.words[0]?.[0];
  if (chosen === undefined || adjective === undefined) return null;
  return {
    family: chosen.family,
    adjective,
    needs: new RegExp(`\\b(?:${chosen.family.words.replaceAll(" ", "|")})\\b`),
  };
};

/** The form of a noun that buyers use most: "page" or "pages". */
const surfaceOf = (units: readonly Unit[], noun: string): string => {
  const counts = new Map<string, number>();
  for (const unit of units)
    for (const token of unit.clause.tokens)
      if (token.lemma === noun || token.lower === noun) counts.set(token.lower, (counts.get(token.lower) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? noun;
};

const titled = (text: string): string => text.replace(/(?:^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());

const UNCOUNTED = new Set(
  "pressure foam suction coverage fabric material lighting padding stitching hardware water fragrance software music bass sound light heat air power texture protection storage insulation leather cotton wool wood steel plastic paper grip traction support clarity contrast color colour detail scent taste flavor flavour".split(
    " ",
  ),
);

const isMany = (surface: string, noun: string): boolean =>
  PLURAL_ONLY.has(surface.split(" ").at(-1) ?? surface) || (surface !== noun && surface.endsWith("s"));

/** Whether one says "a gauge", but not "a suction". */
const isCounted = (noun: string): boolean => {
  const head = noun.split(" ").at(-1) ?? noun;
  return !UNCOUNTED.has(head) && !/(?:ing|ness|age|ity|ance|ence|ion|ware|ment)$/.test(head);
};

const fill = (template: string, noun: string, adjective: string, many: boolean): string =>
  template
    .replace(/\{(\p{L}+)\|(\p{L}+)\}/gu, (_, one: string, several: string) => (many ? several : one))
    .replaceAll("{n}", noun)
    .replaceAll("{N}", titled(noun))
    .replaceAll("{a}", adjective)
    .replaceAll("{A}", titled(adjective));

/** Phrases for a praised part that no facet covers, in the words buyers use for it; null where they say too little. */
export const nounPhrases = (theme: MinedTheme, mining: Mining): FacetPhrases | null => {
  const praising = theme.units.filter((unit) => unit.polarity > 0);
  const noun = theme.noun;
  const usable = /^\p{Ll}[\p{Ll} -]{2,20}$/u.test(noun) && !noun.split(" ").some((word) => NOT_FOR_COPY.has(word));
  if (!usable || (theme.units[0]?.key ?? "").startsWith("verb:")) return null;
  const chosen = chooseFamily(praising, noun, supportFloor(mining));
  const own = new Set([...mining.product.type.split(" "), ...mining.product.name.toLowerCase().split(/\s+/)]);
  if (chosen === null || own.has(noun) || chosen.family.words.split(" ").includes(noun)) return null;
  const surface = surfaceOf(praising, noun);
  const many = isMany(surface, noun);
  const one = !many && isCounted(surface);
  const { family, adjective, needs } = chosen;
  const words = (template: string): string => {
    const filled = fill(template, surface, adjective, many);
    const isBody = template.startsWith("{n}") || template.startsWith("{a}");
    if (isBody && one) return withArticle(filled);
    return one ? filled : filled.replace(/^A /, "");
  };
  return {
    features: [note(titled(`${adjective} ${surface}`), needs)],
    highlights: [note(`${adjective} ${surface}`, needs)],
    outcome: [line(words(family.outcome[0]), words(family.outcome[1]), needs)],
    answer: [line(words(family.answer[0]), words(family.answer[1]), needs)],
  };
};
