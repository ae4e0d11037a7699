import type { Span } from "../../../events/result/review.ts";
import { COLORS } from "../../insight/product/product-words.ts";
import type { Token } from "../../insight/text/analyse.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import type { ReviewIndex } from "../reviews/review-index.ts";
import { sentencesAt } from "../reviews/sentence-of.ts";
import { foldedWords, foldWord } from "../words/fold.ts";
import { materialsIn } from "../words/materials.ts";

/** Materials that are denied together with a wider name: what is no wood is no oak. */
const WIDER: readonly (readonly [name: string, narrower: ReadonlySet<string>])[] = [
  ["wood", wordSet("wooden oak walnut maple pine beech cedar teak mahogany")],
  ["wooden", wordSet("wood oak walnut maple pine beech cedar teak mahogany")],
  [
    "metal",
    wordSet("steel stainless stainless-steel aluminum aluminium titanium iron cast-iron copper brass bronze zinc"),
  ],
  ["steel", wordSet("stainless stainless-steel")],
  ["stainless", wordSet("stainless-steel")],
  ["leather", wordSet("suede")],
  ["grey", wordSet("gray")],
  ["gray", wordSet("grey")],
];
const MORE_MATERIALS = /\b(?:satin|beech|cedar|teak|mahogany|rattan|wicker|jute)\b/giu;
/** What goods are made of that are sold as something better. */
const PLAIN_MATERIALS =
  /\b(?:particle ?board|mdf|chip ?board|press(?:ed)? ?board|fib(?:er|re) ?board|plywood|laminate|veneer|resin|pleather|poly)\b/giu;
/** Names of colors as well, of which "not real gold" says nothing. */
const METAL_COLORS = wordSet("gold golden silver bronze copper");

const colorsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? []).filter((word) => COLORS.has(word));
const plainIn = (text: string, names: RegExp): string[] => text.toLowerCase().match(names) ?? [];
const allMaterialsIn = (text: string): string[] => [...materialsIn(text), ...plainIn(text, MORE_MATERIALS)];

/** "vegan leather", "wood grain": named, and not said to be what it is made of. */
const madeLike = (name: string): RegExp =>
  new RegExp(
    `\\b(?:faux|vegan|imitation|synthetic|artificial|fake|engineered|composite|pressed|manufactured|non|no|pu)[ -](?:\\p{L}+[ -])?${name}|\\b${name}[ -](?:like|look|looking|effect|grain|finish|style|colou?red|tone|free|ish)`,
    "iu",
  );

const FILLERS =
  "(?:(?:a|an|the|even|actually|really|truly|at all|all|made|of|from|out|real|genuine|true|actual|pure|quite|exactly|any|kind|in|solid|100%|100 percent) ){0,5}";
const NOT = "(?:\\b(?:not|isnt|arent|wasnt|aint)|n['’]t)";
const NO_MORE =
  "(?![- ]?(?:like|ish|colou?r|enough|as\\b(?! (?:they |it |was |is )?(?:advertis|describ|claim|stat|list|show|pictur|promis|expect|sold|said))|any ?more|any longer|but also))(?!\\p{L})";

const denialOf = (name: string): RegExp =>
  new RegExp(
    `${NOT} (?<not>${FILLERS})${name}${NO_MORE}|\\b(?:fake|faux|imitation|so-called) ${name}(?!\\p{L})|\\bno (?:real |actual |genuine )?${name} (?:in (?:it|this|them|here)|at all|anywhere|whatsoever)|^no (?<none>)${name}\\W*$`,
    "iu",
  );

/** "not solid wood" denies that it is solid, and "not 100% cotton" that it is all cotton. */
const isQualified = (fillers: string, claim: string): boolean =>
  (!fillers.includes("solid") || /\bsolid\b/i.test(claim)) &&
  (!fillers.includes("100") || /\b(?:100 ?%|100 percent|pure|all)/i.test(claim));

const OF_THE_WHOLE = wordSet(
  "material fabric color colour thing product item stuff finish shade quality description listing title picture photo tag label kind sort way",
);

type Known = { index: ReviewIndex; productNoun: string };

const OPENS_DENIAL = /^(?:and |but |so )?(?:it['’]?s |is |it is )?(?:definitely |certainly )?(?:not|no)\b/iu;

/** What a clause that is only a denial is said of: "the lid" of "The lid is plastic, not steel". */
const leadOf = (clause: ReviewClause, index: ReviewIndex): readonly Token[] => {
  if (!OPENS_DENIAL.test(clause.text)) return [];
  const own = sentencesAt(index, clause.span).flatMap(({ clauses }) => clauses);
  return own[own.indexOf(clause) - 1]?.tokens ?? [];
};

/** Whether what a clause denies is the thing that the claim speaks of: it, its material, or the part that both name. */
const isSameSubject = (
  clause: ReviewClause,
  before: string,
  statement: Statement,
  { index, productNoun }: Known,
): boolean => {
  const named = new Set(foldedWords(statement.text));
  return [...leadOf(clause, index), ...clause.tokens]
    .filter(({ pos, start }) => (pos === "NOUN" || pos === "PROPN") && start < clause.span.start + before.length)
    .every(
      ({ lower, lemma }) =>
        [lower, lemma].some((word) => word === productNoun || OF_THE_WHOLE.has(word) || COLORS.has(word)) ||
        named.has(foldWord(lemma)) ||
        named.has(foldWord(lower)) ||
        statement.words.includes(lemma) ||
        statement.words.includes(lower) ||
        allMaterialsIn(lower).length > 0,
    );
};

const isDenied = (clause: ReviewClause, name: string, statement: Statement, known: Known): boolean => {
  const match = denialOf(name).exec(clause.text);
  if (match === null || !clause.report) return false;
  const fillers = match.groups?.["not"] ?? "";
  const isContrast = match.groups?.["none"] !== undefined;
  if (isContrast && !leadOf(clause, known.index).some(({ lower }) => allMaterialsIn(lower).length > 0)) return false;
  if (METAL_COLORS.has(name) && /real|genuine|true|actual|pure|solid/.test(fillers)) return false;
  return (
    isQualified(fillers, statement.text) && isSameSubject(clause, clause.text.slice(0, match.index), statement, known)
  );
};

const INSTEAD =
  /\b(?:it|this|that|they|these|mine|ours)(?:['’]s|['’]re| is| are| was| were)\b|\b(?:tag|label|made (?:of|from)|actually|really|in reality|just|only|cheap|100 ?%)/iu;

/** "It says wood, but it's particle board": another material than the one that the listing is said to name. */
const isOtherThanTold = (clause: ReviewClause, next: ReviewClause | undefined, names: ReadonlySet<string>): boolean => {
  if (!clause.repeats || next === undefined || next.span.reviewId !== clause.span.reviewId) return false;
  const found = [...allMaterialsIn(next.text), ...plainIn(next.text, PLAIN_MATERIALS)];
  return found.length > 0 && !found.some((name) => names.has(name)) && INSTEAD.test(next.text);
};

/** The names whose denial denies a claim: its own, and those that it falls under. */
const namesFor = (name: string): string[] => [
  name,
  ...WIDER.filter(([, narrower]) => narrower.has(name)).map(([wider]) => wider),
];

/** Clauses of reviews that deny a material or color which a statement names: "this is not real silk". */
export const deniedMaterials = (statement: Statement, index: ReviewIndex, productNoun: string): Span[] => {
  const made = allMaterialsIn(statement.text);
  const stated = [...new Set([...made, ...colorsIn(statement.text)])].filter(
    (name) => COLORS.has(name) || !madeLike(name).test(statement.text),
  );
  const names = new Set(stated.flatMap(namesFor));
  const denied = [...names].flatMap((name) =>
    (index.byWord.get(name) ?? []).filter((clause) => isDenied(clause, name, statement, { index, productNoun })),
  );
  const told = [...names]
    .filter((name) => made.some((each) => namesFor(each).includes(name)))
    .flatMap((name) => index.byWord.get(name) ?? [])
    .filter((clause) => {
      const said = index.byReview.get(clause.span.reviewId) ?? [];
      return isOtherThanTold(clause, said[said.indexOf(clause) + 1], names);
    });
  return [...new Set([...denied, ...told])].map(({ span }) => span);
};
