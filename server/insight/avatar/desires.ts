import type { Mining } from "../mining/mining.ts";
import { withArticle } from "../product/product.ts";
import { KIND_NOUNS } from "../product/product-words.ts";
import { hasPlenty } from "../reviews/plenty.ts";
import { type Finding, isPlain, weightOf } from "../statements/cluster-remarks.ts";
import { ILLS } from "../statements/signs.ts";
import { remember } from "../text/remember.ts";
import type { MinedTheme } from "../themes/build-themes.ts";
import { byReviews, capitalize, distinctReviews, type Supported } from "./avatar-draft.ts";
import { isConceded } from "./conceded.ts";
import { distinctLines } from "./distinct-lines.ts";
import { buildDoubts } from "./doubts.ts";
import { likeVoices } from "./like-voices.ts";
import { findingsIn, isSupported } from "./mined-findings.ts";
import { speaksOfShared } from "./other-things.ts";
import { namesPart } from "./part-nouns.ts";
import { praiseTold } from "./praise-told.ts";
import { quotedWishes } from "./quoted-wishes.ts";
import { withoutQuoted } from "./quotes-in.ts";
import { buildReturns } from "./returns.ts";
import { matterOf, oneOfMatter, saysNoMore } from "./same-matter.ts";
import { isSharedPraise } from "./shared-praise.ts";
import { leadingDesires, themeDesires, withoutRepeated, withoutScattered } from "./theme-lines.ts";
import { findWishes } from "./wishes.ts";

const DEGREE =
  /^(?:so|very|really|super|pretty(?! (?:in|on|at|for|with|and|to)\b)|still|also|incredibly|extremely|just|even|quite|always|definitely|absolutely) /i;
const ANY_THING = /^(?:product|item|thing|piece|purchase|buy|device|gadget|type|kind)$/;

/** "a bag that is a cute bag" is a cute bag; that it is a great bag says nothing. Null where it says something else. */
const asKind = (thing: string, predicate: string): string | null => {
  const [, adjective = "", noun = ""] =
    /^(?:is|are) (?:an? )?(?:(?:really|very|such|so|also|definitely|just) )?(?:an? )?([\p{L}-]+) (?:little )?([\p{L}-]+)$/u.exec(
      predicate,
    ) ?? [];
  const own = thing.replace(/^an? /, "");
  if (noun === "" || own.includes(" ") || !(noun === own || ANY_THING.test(noun) || KIND_NOUNS.has(noun))) return null;
  return PRAISES_ALL.test(adjective) ? "" : own === thing ? `${adjective} ${own}` : withArticle(`${adjective} ${own}`);
};

const PRAISES_ALL =
  /^(?:great|good|nice|fine|amazing|awesome|perfect|excellent|fantastic|wonderful|best|better|favou?rite|cool|super)$/;

/** "a lid" that is quiet: "a quiet lid" */
const adjectived = (thing: string, adjective: string): string => {
  const noun = thing.replace(/^an? /, "");
  return noun === thing ? `${adjective} ${noun}` : withArticle(`${adjective} ${noun}`);
};

/** "Long enough" is no long one, "quiet enough" a quiet one. */
const IS_OF_SIZE =
  /^(?:big|large|small|long|short|wide|narrow|tall|high|low|deep|thick|thin|loud|hot|heavy|good|easy|fast)$/;

/** "Easy to see the max line" is a max line that is easy to see. */
const EASY_TO =
  /^(?:is|are) (?:(?:so|very|really|super|also) )?easy to (see|read|find|reach|fill|refill|open|close|empty|replace|change|adjust|press|hold|grip|locate) (?:the|its|your|their) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)$/u;

const asPartWorkedOn = (predicate: string): string | null => {
  const [, verb, part] = EASY_TO.exec(predicate) ?? [];
  return verb === undefined || part === undefined || /\b(?:with|from|in|on|off|out|up|and)\b/.test(part)
    ? null
    : `${/[^s]s$/.test(part) ? part : withArticle(part)} easy to ${verb}`;
};

const asNounPhrase = (thing: string, predicate: string): string => {
  const worked = asPartWorkedOn(predicate);
  if (worked !== null) return worked;
  const kind = asKind(thing, predicate);
  if (kind !== null) return kind;
  const copula = /^(?:is|are) (.+)$/.exec(predicate);
  const told = copula?.[1] ?? "";
  const said = /^so .+ (?:that|you|it|they) /.test(told) ? told : told.replace(DEGREE, "").replace(DEGREE, "");
  if (copula === null)
    return `${thing} that ${predicate.replace(/^(?:also|even|just|still|sure|really|truly|definitely|actually|absolutely) /, "")}`;
  if (/^[\p{L}-]+$/u.test(said) && said !== "easy" && thing.split(" ").length < 4) return adjectived(thing, said);
  const enough = /^([\p{L}-]+) enough$/u.exec(said)?.[1] ?? "";
  if (enough !== "" && !IS_OF_SIZE.test(enough)) return adjectived(thing, enough);
  return /^(?:[\p{L}-]+ enough (?:for|to|that|in|on|at|with)\b|easy to\b)/u.test(said)
    ? `${thing} ${said}`
    : `${thing} that ${predicate.split(" ")[0] ?? "is"} ${said}`;
};

const EASED: ReadonlySet<string> = new Set([...ILLS].map((gist) => `no ${gist}`));

/** "The cramps come less often": what is praised is that an ill has lessened, and nobody wants the ill. */
const asRelief = ({ remark: { told, sign } }: Finding): string | null => {
  const ill = told.subject.text.replace(/^(?:the|your|their|an?) /, "");
  return told.subject.about === "part" && EASED.has(sign.gist) && ill.split(" ").includes(sign.word)
    ? `Relief from ${ill}`
    : null;
};

/** "The lid opens with one hand" becomes "A lid that opens with one hand". */
const asDesire = (finding: Finding, mining: Mining): string | null => {
  if (finding.remark.told.subject.about === "nobody") return /^no /i.test(finding.text) ? finding.text : null;
  if (finding.remark.told.subject.about === "buyers") {
    const able = /^can ((?!not\b)\p{L}.+)$/u.exec(finding.predicate)?.[1];
    return able === undefined || /\b(?:they|their|them)\b/.test(able) ? null : `To ${able}`;
  }
  const relief = asRelief(finding);
  if (relief !== null) return relief;
  const praise = praiseTold(finding, mining.product, namesPart(mining));
  if (praise === null) return null;
  const phrase = asNounPhrase(praise.thing, praise.predicate);
  return phrase === "" ? null : capitalize(phrase);
};

/** "that fits great looks great", "that is sturdy buckles", "so well that with a fleece": clauses run together or cut. */
const RUN_ON =
  /\bthat (?:fits?|looks?|works?|feels?|cuts?|sounds?|runs?|is|are) [\p{L}-]+ (?:fits?|looks?|works?|feels?|cuts?|sounds?|is|are)\b|\bthat is (?!\p{L}+(?:ous|ss|less|s) )[\p{L}-]+ \p{L}+[^s]s$|\bthat (?:with|in|on|for|at|from|when|if)\b|\bthat (?:come|go|get|make|do|take)(?:e?s)?$|\bthan (?:the |my |a |an )?\p{Lu}\p{Ll}/u;
const OF_QUALITY = /\bthat (?:is|are) ((?:very |such )?(?:nice|good|great|high|top|solid|excellent)) quality$/u;

/** A praise that stands as one clause; null where it is several run together. */
const soundDesire = (finding: Finding, mining: Mining): string | null => {
  const text = asDesire(finding, mining)?.replace(OF_QUALITY, "of $1 quality") ?? null;
  return text === null || RUN_ON.test(text) ? null : text;
};

const MOST_DESIRES = 10;
/** Where buyers' own words give fewer, what they praise and miss is told in general ones. */
const FEWEST_DESIRES = 5;
const MOST_WISHES = 4;
const MOST_LEADING = 5;

/** A line in the words of reviewers; a plain one tells no particulars. */
type Own = Supported & { plain: boolean };

const said = (findings: readonly Finding[], mining: Mining): Own[] => {
  const isShared = speaksOfShared(mining);
  const voicesOf = likeVoices(mining);
  const matterIn = matterOf(mining);
  const isEnough = isSharedPraise(mining);
  const lines = findings
    .filter((finding) => isSupported(finding, mining) && !isConceded(finding))
    .filter(({ reviews, remark }) => reviews > 1 || isShared(remark))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .flatMap((finding) => {
      const text = soundDesire(finding, mining);
      const line = {
        spans: voicesOf(finding),
        plain: isPlain(finding) || saysNoMore(finding),
        matter: matterIn(finding),
      };
      return text === null || (hasPlenty(mining) && !isEnough(finding, line.spans, text)) ? [] : [{ ...line, text }];
    });
  return oneOfMatter(lines);
};

const isShared = ({ spans }: Supported): boolean => distinctReviews(spans) > 1;

/** As many lines as there is room for: of those of single reviewers first what they wish for. */
const fitting = <Line extends Supported>(lines: readonly Line[], wishes: readonly Supported[]): Line[] => {
  const wished: ReadonlySet<Supported> = new Set(wishes);
  const rank = (line: Line): number => (isShared(line) ? 0 : wished.has(line) ? 1 : 2);
  const kept = new Set(lines.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_DESIRES));
  return lines.filter((line) => kept.has(line));
};

/** So many who miss something want it, of plenty of reviews; of fewer, two. */
const MISSED_BY = 3;

/** Whether a theme tells what is wanted: nearly all who speak of it praise it, or several complain that it is not so. */
const isWanted =
  (mining: Mining) =>
  ({ theme }: MinedTheme): boolean =>
    theme.kind === "praise" ||
    (theme.kind === "complaint" && theme.negative >= (hasPlenty(mining) ? MISSED_BY : MISSED_BY - 1));

/** What buyers want: what they wish for in so many words and what they praise. */
export const buildDesires = remember((mining: Mining): readonly Supported[] => {
  const { praise } = findingsIn(mining);
  const asked = findWishes(mining);
  const elsewhere = [...buildDoubts(mining), ...buildReturns(mining)];
  const wishes = [...asked, ...withoutQuoted(quotedWishes(mining, asked), elsewhere)]
    .slice(0, MOST_WISHES)
    .map((wish) => ({ ...wish, plain: false }));
  const praised = said(praise, mining).slice(0, MOST_DESIRES);
  const own: readonly Own[] = [...praised, ...wishes];
  const leading = leadingDesires(
    mining,
    own.filter(({ plain, spans }) => plain || distinctReviews(spans) > 1),
  ).slice(0, MOST_LEADING);
  const lines: readonly Own[] = [
    ...withoutScattered(withoutRepeated(own, leading), leading, mining.product),
    ...leading.map((line) => ({ ...line, plain: false })),
  ];
  const told = fitting(distinctLines(lines.toSorted(byReviews), mining.product), wishes);
  const general = themeDesires({ ...mining, themes: mining.themes.filter(isWanted(mining)) }, told)
    .toSorted(byReviews)
    .slice(0, Math.max(0, FEWEST_DESIRES - told.length));
  return distinctLines([...withoutRepeated(told, general), ...general], mining.product);
});
