import type { Claim } from "../../events/result/ledger.ts";
import type { OptimizationResult } from "../../events/result/result.ts";
import { lowerFirst } from "../../server/insight/avatar/avatar-draft.ts";
import { mineReviews } from "../../server/insight/mine-reviews.ts";
import type { Mining } from "../../server/insight/mining/mining.ts";
import type { MinedTheme } from "../../server/insight/themes/build-themes.ts";
import type { Unit } from "../../server/insight/units/unit.ts";
import { type CopyField, mattersTold } from "../../server/listing/audit/current-copy.ts";
import { sentenceOf } from "../../server/listing/audit/listing-fixes.ts";
import { QUESTION_BANK } from "../../server/listing/audit/question-bank.ts";
import { meaningOf } from "../../server/listing/ledger/same-words.ts";
import { fieldWords } from "../../server/listing/words/find-words.ts";
import { contentWords } from "../../server/listing/words/same-sense.ts";

/** Two parts of one result that do not go together. */
export type Contradiction = { kind: string; text: string };

type Seen = { result: OptimizationResult; mining: Mining; copy: readonly CopyField[] };

const copyOf = ({ optimizedTitles, itemHighlights, bulletsA, bulletsB }: OptimizationResult): CopyField[] =>
  Object.entries({ optimizedTitles, itemHighlights: [itemHighlights], bulletsA, bulletsB }).flatMap(([field, texts]) =>
    texts.map((text, index) => ({ field: field === "itemHighlights" ? field : `${field}.${index}`, text })),
  );

const counted = ({ field, text, reviews, contradictedBy }: Claim): string =>
  `${field} “${text}” ${reviews} for, ${contradictedBy} against`;

/** Clauses in the same words with another number of reviews against them. */
const weighedTwice = ({ result, mining }: Seen): string[] =>
  [...Map.groupBy(result.claims ?? [], ({ text }) => meaningOf(text, mining))].flatMap(([meaning, claims]) => {
    const [first, ...others] = claims;
    return first === undefined || meaning === ""
      ? []
      : others
          .filter(({ contradictedBy }) => contradictedBy !== first.contradictedBy)
          .map((other) => `${counted(first)}; ${counted(other)}`);
  });

type Advised = { theme: MinedTheme; text: string };

/** The lines that tell the seller to say something that the new listing has not done, with the theme that it is about. */
const advised = ({ result, mining }: Seen): Advised[] =>
  mining.themes.flatMap((theme) => {
    const what = lowerFirst(theme.facet?.praise ?? theme.theme.label);
    const fix = result.fixes?.find(
      ({ kind, text, done }) => kind === "wording" && done !== true && text.includes(`: ${sentenceOf(what, mining)}.`),
    );
    return fix === undefined ? [] : [{ theme, text: fix.text }];
  });

/** All ways to ask about a facet, of the product and of each part. */
const questionsAbout = (facetId: string, { units, product, domains }: Mining): ReadonlySet<string> => {
  const parts = units.filter(({ facet }) => facet?.id === facetId).map(({ target }) => target);
  return new Set([null, ...parts].flatMap((part) => QUESTION_BANK[facetId]?.({ product, part, domains }) ?? []));
};

const fallsShort = ({ theme: { facet } }: Advised, { result, mining }: Seen): boolean => {
  const asked = questionsAbout(facet?.id ?? "", mining);
  return (result.insights?.questions ?? []).some(
    ({ question, state }) => asked.has(question) && (state === "product-fault" || state === "expectation-gap"),
  );
};

const isMuchBlamed = ({ theme: { theme } }: Advised): boolean => theme.negative * 3 > theme.positive;

const isSaid = ({ theme: { facet } }: Advised, { copy, mining }: Seen): boolean =>
  copy.some((field) => mattersTold(field, mining).has(facet?.id ?? ""));

const toSay =
  (isWrong: (line: Advised, seen: Seen) => boolean) =>
  (seen: Seen): string[] =>
    advised(seen)
      .filter((line) => isWrong(line, seen))
      .map(({ text }) => text);

const blaming = ({ units }: MinedTheme): Unit[] => units.filter(({ polarity }) => polarity < 0);

const reviewsOf = (units: readonly Unit[]): number => new Set(units.map(({ reviewId }) => reviewId)).size;

/** Most complaints of a part are those of most who complain of a matter, each counted with a number of its own. */
const countedTwice = ({ mining: { themes } }: Seen): string[] =>
  themes
    .filter(({ facet, theme }) => facet === null && theme.kind === "complaint")
    .flatMap((part) =>
      themes
        .filter(({ facet }) => facet !== null)
        .filter((matter) => {
          const both = blaming(part).filter((unit) => blaming(matter).some(({ clause }) => clause === unit.clause));
          const [reviews, whole] = [reviewsOf(both), reviewsOf(blaming(matter))];
          return both.length > 1 && both.length >= blaming(part).length * 0.6 && reviews * 2 >= whole;
        })
        .map((matter) => `${part.theme.label}; ${matter.theme.label}`),
    );

/** Words that reviewers never say, and the new copy does. */
const neverSaid = ({ result, copy }: Seen): string[] => {
  const written = fieldWords(copy.map(({ text }) => text));
  return result.avatarData.notSay.filter((words) => written.hasPhrase(contentWords(words)));
};

/** Clauses of the old bullets that are told as left out, and stand in the new copy word for word. */
const leftOutYetThere = ({ result, copy }: Seen): string[] => {
  const written = fieldWords(copy.map(({ text }) => text));
  return (result.packing?.facts ?? [])
    .filter(({ fields, text }) => fields.length === 0 && contentWords(text).length > 1)
    .map(({ text }) => text)
    .filter((text) => written.hasPhrase(contentWords(text)));
};

const CHECKS: Readonly<Record<string, (seen: Seen) => string[]>> = {
  "the same words weighed twice": weighedTwice,
  "to be said, yet it falls short": toSay(fallsShort),
  "to be said, yet much blamed": toSay(isMuchBlamed),
  "to be said, yet said": toSay(isSaid),
  "the same complaints counted twice": countedTwice,
  "never said, yet there": neverSaid,
  "left out, yet there": leftOutYetThere,
};

/** Every contradiction between parts of one result. */
export const contradictionsIn = (result: OptimizationResult, productName: string): Contradiction[] => {
  const seen = { result, mining: mineReviews(result.reviews, productName), copy: copyOf(result) };
  return Object.entries(CHECKS).flatMap(([kind, check]) => check(seen).map((text) => ({ kind, text })));
};
