import type { Finding, KeywordCoverage } from "../../../events/result/listing.ts";
import { lowerFirst } from "../../insight/avatar/avatar-draft.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { supportFloor } from "../../insight/reviews/plenty.ts";
import { pluralVerb } from "../../insight/statements/inflect.ts";
import { joinWords } from "../../insight/text/join-words.ts";
import { type MinedTheme, unitsOfSide } from "../../insight/themes/build-themes.ts";
import { isSpokenAgainst } from "../claims/spoken-against.ts";
import { ILLS } from "../phrases/ills.ts";
import { clipped } from "../rules/word-borders.ts";
import { sensesOf } from "../words/same-sense.ts";
import type { CopyField } from "./current-copy.ts";
import { clauseSpans, type Improvement, reviewers, reviewIdsOf } from "./improvement.ts";
import { isPromised } from "./promised-in.ts";
import { isMuchBlamed } from "./standing.ts";

const FIELD_NAMES: readonly (readonly [RegExp, (number: string) => string])[] = [
  [/^currentTitle$/, () => "Current title"],
  [/^currentBullets\.(\d+)$/, (number) => `Current bullet ${Number(number) + 1}`],
];

export const fieldName = (field: string): string => {
  for (const [pattern, name] of FIELD_NAMES) {
    const match = pattern.exec(field);
    if (match !== null) return name(match[1] ?? "");
  }
  return field;
};

const MOST_RULES = 8;
/** A listing with an error may be taken down, whatever it says. */
const ERROR_VALUE = 24;
const WARNING_VALUE = 4;
const LONGEST_WORDS = 60;

const doneIf = (isDone: boolean): Pick<Improvement, "done"> => (isDone ? { done: true } : {});

const fieldNames = (fields: readonly string[]): string => {
  const [first = "", ...others] = [...new Set(fields.map(fieldName))];
  const bullets = others.filter((name) => name.startsWith("Current bullet "));
  return others.length > 0 && first.startsWith("Current bullet ") && bullets.length === others.length
    ? joinWords([first.replace("bullet", "bullets"), ...others.map((name) => name.replace("Current bullet ", ""))])
    : joinWords([first, ...others.map(lowerFirst)]);
};

/** What breaks a rule in copy of ours, though no check of it asks for a fix: units that stand close by custom. */
const BROKEN_BY_CUSTOM: ReadonlyMap<string, RegExp> = new Map([["B15", /\d(?:[LWV]|kW|k?Wh|Ah|MB)(?![\p{L}\p{N}])/u]]);

const isKept = (ruleId: string, findings: readonly Finding[], written: readonly CopyField[]): boolean => {
  const custom = BROKEN_BY_CUSTOM.get(ruleId);
  return (
    !findings.some((finding) => finding.ruleId === ruleId && !finding.field.startsWith("current")) &&
    !written.some(({ field, text }) => field.startsWith("bullets") && custom?.test(text) === true)
  );
};

/** Rules that the seller's current copy breaks, each once with all the fields that break it, and whether the new copy keeps them. */
export const ruleFixes = (findings: readonly Finding[], written: readonly CopyField[] = []): Improvement[] =>
  [
    ...Map.groupBy(
      findings.filter((finding) => finding.field.startsWith("current")),
      (finding) => `${finding.ruleId} ${finding.message}`,
    ).values(),
  ]
    .flatMap((all): Improvement[] => {
      const [finding] = all;
      if (finding === undefined) return [];
      const words = clipped(finding.words.replace(/\s+/g, " ").trim(), LONGEST_WORDS);
      const message = lowerFirst(finding.message.replace(/\.$/, ""));
      return [
        {
          text: `${fieldNames(all.map((each) => each.field))}, rule ${finding.ruleId}: ${message} (“${words}”).`,
          kind: "rule",
          reviews: 0,
          stars: null,
          ...doneIf(isKept(finding.ruleId, findings, written)),
          spans: [],
          value: finding.severity === "error" ? ERROR_VALUE : WARNING_VALUE,
        },
      ];
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST_RULES);

/** What no rule lets copy say, and what says nothing that a shopper could check: "looks good", "liked by those it is for". */
const NOT_FOR_COPY = new Set([
  "repeat",
  "shipping",
  "support",
  "asPictured",
  "gift",
  "results",
  "value",
  "looks",
  "acceptance",
  "videos",
]);
const MOST_SILENCES = 3;
const SILENCE_WORTH = 40;

/** What copy may lead with: praised by enough, blamed by few, and nothing that complaints ask the seller to mend. */
const strengths = (mining: Mining, complained: ReadonlySet<string>): MinedTheme[] =>
  mining.themes.filter((mined) => {
    const { theme, facet } = mined;
    return (
      facet !== null &&
      !NOT_FOR_COPY.has(facet.id) &&
      !ILLS.has(facet.id) &&
      theme.positive >= supportFloor(mining) &&
      !complained.has(facet.id) &&
      !isMuchBlamed(theme) &&
      !isSpokenAgainst(mined, theme.positive, mining)
    );
  });

const SILENT: readonly ((who: string, what: string) => string)[] = [
  (who, what) => `Say this in the listing: ${what}. ${who} praise it, and the current copy is silent about it.`,
  (who, what) => `A strength left out of the current copy: ${what}. ${who} praise it.`,
  (who, what) => `Give a bullet to this: ${what}. The current copy does not mention it, ${who} do.`,
];

const strengthFix = (theme: MinedTheme, mining: Mining, text: string): Improvement => {
  const praising = unitsOfSide(theme.units, 1);
  const members = reviewIdsOf(praising);
  return {
    text,
    kind: "wording",
    reviews: members.size,
    stars: null,
    spans: clauseSpans(praising),
    value: (SILENCE_WORTH * members.size) / mining.reviews.length,
  };
};

/** Words that carry no matter of their own: "keeps warm", "stretches well", "battery lasts". */
const LIGHT_WORDS = sensesOf(
  "keep feel look stay be is are work do does has have make get last lasts well good useful pleasant",
);

/** Whether a line speaks of it in whatever words: "warms you up quickly" is no silence about "keeps warm", and "two batteries" none about "battery lasts". */
const isSaidIn = (lines: readonly string[], what: string): boolean => {
  const telling = sensesOf(what).difference(LIGHT_WORDS);
  return telling.size > 0 && lines.some((line) => telling.isSubsetOf(sensesOf(line)));
};

/** The lines of some copy and the matters that they speak of. */
export type Speaking = { lines: readonly string[]; told: ReadonlySet<string> };

/** What the copy tells already, and the matters that fall short for others. */
export type Standings = {
  current: Speaking;
  written: Speaking;
  /** Matters that complaints ask the seller to mend, and those whose question nothing but the product answers. */
  complained: ReadonlySet<string>;
};

/** What buyers praise and the current listing keeps silent about, first what the new one does not say either; without a current listing, what more to lead with. */
export const strengthFixes = (mining: Mining, { current, written, complained }: Standings): Improvement[] => {
  const total = mining.reviews.length;
  const who = (theme: MinedTheme): string => reviewers(theme.theme.positive, total);
  const what = (theme: MinedTheme): string => lowerFirst(theme.facet?.praise ?? theme.theme.label);
  const isIn = (theme: MinedTheme, { told, lines }: Speaking): boolean =>
    told.has(theme.facet?.id ?? "") || isSaidIn(lines, what(theme)) || isPromised(theme.facet?.id ?? "", lines, mining);
  const found = strengths(mining, complained).toSorted((a, b) => b.theme.positive - a.theme.positive);
  const isOpen = (theme: MinedTheme): boolean => !isIn(theme, written);
  const open = found.filter(isOpen);
  if (current.lines.length > 0)
    return [...open, ...found.filter((theme) => !isOpen(theme))]
      .filter((theme) => !isIn(theme, current))
      .slice(0, MOST_SILENCES)
      .map((theme, index) => ({
        ...strengthFix(
          theme,
          mining,
          (SILENT[index] ?? SILENT[0])?.(who(theme), sentenceOf(what(theme), mining)) ?? "",
        ),
        ...doneIf(!isOpen(theme)),
      }));
  const [first] = open;
  return first === undefined || first.theme.positive < 2
    ? []
    : [strengthFix(first, mining, `Lead with what ${who(first)} praise: ${sentenceOf(what(first), mining)}.`)];
};

const HAS_A_SUBJECT = /^(?:clothes|fingers|pieces|plants|zippers|controls)\b/;
const IS_QUALITY =
  /^(?:(?:easy|quick|light|fun|right|kind) (?:for|to|on)\b|(?:accurate|comfortable|quick|quiet|filling|long enough|not see-through|pleasantly challenging)$)/;

/** "feels solid" → "it feels solid", "easy to clean" → "it is easy to clean"; what has a subject or is a thing stays: "clear instructions". */
export const sentenceOf = (praise: string, { product: { plural } }: Mining): string => {
  const [verb = "", ...rest] = praise.split(" ");
  if (IS_QUALITY.test(praise)) return `${plural ? "they are" : "it is"} ${praise}`;
  if (!/^(?:does|[a-z]+[^s]s)$/.test(verb) || HAS_A_SUBJECT.test(praise)) return praise;
  return plural ? ["they", pluralVerb(verb), ...rest].join(" ") : `it ${praise}`;
};

const MOST_KEYWORDS = 3;
const KEYWORD_WORTH = 15;

/** Words that buyers use and the current copy lacks. */
export const keywordFixes = (
  keywords: KeywordCoverage["keywords"],
  currentCopy: string,
  mining: Mining,
): Improvement[] => {
  const floor = Math.max(2, supportFloor(mining));
  const copy = currentCopy.toLowerCase();
  if (copy.trim() === "") return [];
  return keywords
    .filter(
      ({ keyword, reviews }) => reviews >= floor && keyword.includes(" ") && !copy.includes(keyword.toLowerCase()),
    )
    .toSorted((a, b) => b.reviews - a.reviews)
    .slice(0, MOST_KEYWORDS)
    .flatMap(({ keyword, matches }): Improvement[] => {
      const spans = mining.reviews.flatMap((review) => {
        const start = review.text.toLowerCase().indexOf(keyword.toLowerCase());
        return start === -1 ? [] : [{ reviewId: review.id, start, end: start + keyword.length }];
      });
      if (spans.length < floor) return [];
      return [
        {
          text: `Use the words “${keyword}”: ${reviewers(spans.length, mining.reviews.length)} write them, the current copy never does.`,
          kind: "keyword",
          reviews: spans.length,
          stars: null,
          spans,
          ...doneIf(Object.values(matches).includes("phrase")),
          value: (KEYWORD_WORTH * spans.length) / mining.reviews.length,
        },
      ];
    });
};
