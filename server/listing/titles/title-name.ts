import type { Finding } from "../../../events/result/listing.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { besideVague, isVague } from "../../insight/product/called-thing.ts";
import { describeProduct, plainName } from "../../insight/product/product.ts";
import { joinWords } from "../../insight/text/join-words.ts";
import { disputedSenses } from "../claims/disputed-senses.ts";
import { brandOf } from "../rules/brand.ts";
import { lintListing } from "../rules/lint-listing.ts";
import type { Profile } from "../rules/profiles.ts";
import { PASTIMES, PUFFERY, segmentsOf } from "../seller/short-facts.ts";
import { characters, foldWord } from "../words/fold.ts";
import { sensesOf } from "../words/same-sense.ts";
import { isVariant } from "../words/sizes.ts";
import { SMALL_TITLE_WORDS } from "../words/small-words.ts";
import { toTitleCase } from "../words/title-case.ts";
import { mostNamedThing } from "./named-thing.ts";

/** The seller's name for the thing: what every title opens with, and what else the name says. */
export type TitleName = {
  head: string;
  type: string;
  noun: string;
  brand: string;
  variants: readonly string[];
  rest: readonly string[];
};

const SIGNS = /[!$?_{}^¬¦~<>*™®©]/g;
const ASIN = /\bB0[A-Z\d]{8}\b/gi;
const JOINED_UNIT = /\b(\d+(?:\.\d+)?)(oz|ml|cm|mm|kg|lbs?|ft|inch|pcs|pack)\b/gi;
const AT_END = /^(.*\S)[\s,-]+((?:pack|set|box|case) of \d{1,4}|\d+(?:\.\d+)?[ -]?(?:fl\.? )?[a-z]{1,7}\.?)$/i;
const AT_START = /^(\d{1,3}[ -]?(?:packs?|pcs|pieces?|counts?|ct|sets?|pairs?))\s+(\S.*)$/i;
const TAIL = /\s+(?:with|for|that|featuring|including|made)\s+/i;
const MOST_REPEATS = 2;
/** Length is settled elsewhere, and what the thing is called is for the seller to say. */
const ABOUT_THE_NAME = new Set(["T01", "T12"]);

const plain = (text: string): string =>
  plainName(text).replace(ASIN, " ").replace(SIGNS, " ").replace(JOINED_UNIT, "$1 $2").replace(/\s+/g, " ").trim();

const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text);

/** The text that says what the thing is: the name, or the current title where the name is no more than an identifier or a department; or "". */
export const nameToRead = (productName: string, currentTitle: string): string => {
  const names = [productName, currentTitle].filter((text) => hasLetters(plain(text)));
  return names.find((name) => !isVague(describeProduct(name))) ?? names[0] ?? "";
};

const DANGLING = new Set("a an and as at by for from in of on or per plus the to with w/ &".split(" "));

/** A name cut before what its last preposition or conjunction led to does not end on that word. */
const withoutDangling = (name: string): string => {
  const words = name.split(" ");
  const last = words.findLastIndex((word) => !DANGLING.has(word.toLowerCase().replace(/[,.;:-]+$/, "")));
  return last === -1
    ? name
    : words
        .slice(0, last + 1)
        .join(" ")
        .replace(/[,;:-]+$/, "");
};

/** Takes sizes and counts from the ends of a name, so that they can stand last. */
const withoutVariants = (head: string): { head: string; variants: string[] } => {
  const [, kept = "", size = ""] = AT_END.exec(head) ?? [];
  const [, count = "", rest = ""] = AT_START.exec(head) ?? [];
  if (isVariant(size) && kept.includes(" ")) {
    const inner = withoutVariants(withoutDangling(kept));
    return { head: inner.head, variants: [...inner.variants, size] };
  }
  return rest.includes(" ") ? { head: rest, variants: [count] } : { head, variants: [] };
};

const MEASURE = /\s+(\d+(?:\.\d+)?[ -]?(?:fl\.? )?[a-z]{1,7})\s+/gi;

/** A size behind the noun closes the name: "Bottle with Lid 32 oz BPA Free" is a name, a size and a fact. */
const splitAtSize = (segment: string, noun: string): string[] => {
  for (const match of segment.matchAll(MEASURE)) {
    const [before, size, after] = [
      segment.slice(0, match.index),
      match[1] ?? "",
      segment.slice(match.index + match[0].length),
    ];
    if (isVariant(size) && before.split(" ").map(foldWord).includes(foldWord(noun)))
      return [withoutDangling(before), size, ...splitAtSize(after, noun)];
  }
  return [segment];
};

const SAID_TWICE = /(?<![\p{L}\p{N}])(\S{2,40}(?: \S{1,40}){0,3}) \1(?![\p{L}\p{N}])/giu;

/** No phrase twice in a row, no word three times. */
const withoutRepeats = (name: string): string => {
  const text = name.replace(SAID_TWICE, "$1");
  const counts = new Map<string, number>();
  let before = "";
  return text
    .split(" ")
    .filter((word) => {
      const folded = foldWord(word);
      const count = (counts.get(folded) ?? 0) + 1;
      const isRepeat = folded !== "" && (folded === before || (count > MOST_REPEATS && !SMALL_TITLE_WORDS.has(folded)));
      counts.set(folded, count);
      before = folded;
      return !isRepeat;
    })
    .join(" ");
};

/** A name without the words that break a rule, where the rule has no fix of its own. */
const withoutWords = (head: string, finding: Finding): string | null => {
  const rest = head.replace(finding.words, " ").replace(/\s+/g, " ").trim();
  return finding.severity === "error" && rest.includes(" ") && rest !== head ? rest : null;
};

/** Applies the fixes of the rules until the name breaks none; length is not their business here. */
const withoutBreaches = (head: string, productName: string, profile: Profile): string => {
  let current = head;
  for (let round = 0; round < 6; round += 1) {
    const before = current;
    const [fix] = lintListing({ productName, optimizedTitles: [current] }, profile, [])
      .filter((finding) => !ABOUT_THE_NAME.has(finding.ruleId))
      .flatMap((finding) => finding.fix ?? withoutWords(before, finding) ?? [])
      .filter(hasLetters);
    if (fix === undefined || characters(fix) > characters(current)) return current;
    current = fix;
  }
  return current;
};

/** Second halves of names that say nothing without the first: "Double Wall", "BPA Free". */
const SECOND_HALVES = new Set(
  "wall walled steel free duty proof resistant cancelling canceling grade friendly safe size quality of and with for in".split(
    " ",
  ),
);
/** A name that has to be cut leaves this much of the title to what buyers look for. */
const CUT_SHARE = 0.62;

/** Of a name that is too long the brand and the words nearest to its noun stay, of one in another script its beginning; what customers dispute goes first. */
const shortened = (head: string, max: number, brand: string, disputed: ReadonlySet<string>): string => {
  if (characters(head) <= max) return head;
  const room = Math.floor(max * CUT_SHARE);
  const fits = (words: readonly string[]): boolean => characters(words.join(" ")) <= room;
  const words = (head.split(TAIL)[0] ?? head)
    .split(" ")
    .filter((word) => !PUFFERY.has(word.toLowerCase()) && sensesOf(word).isDisjointFrom(disputed));
  const opening = brand !== "" && words[0] === brand ? words.slice(0, 1) : [];
  const others = words.slice(opening.length);
  if (/\p{Script=Latin}/u.test(head)) {
    while (others.length > 1 && !fits([...opening, ...others])) others.shift();
    while (others.length > 2 && SECOND_HALVES.has(others[0]?.toLowerCase() ?? "")) others.shift();
  } else while (others.length > 1 && !fits([...opening, ...others])) others.pop();
  const kept = [...opening, ...others];
  return fits(kept) ? kept.join(" ") : [...kept.join(" ")].slice(0, room).join("").trim();
};

const USES = /^(.*\bfor )(\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*)+)$/iu;
const JOINS = /\b(?:and|or|&|with|of|in|on|to|the|your|a|an)\b/i;
const PEOPLE =
  /^(?:women|men|kids|children|girls|boys|toddlers|babies|infants|teens|adults|seniors|couples|beginners|students|teachers|nurses|doctors|runners|hikers|athletes|dogs|cats|puppies|kittens|pets)$/i;

/** Whether two words of a name belong to two things that it is for: people and a pastime, or what the seller's title puts a comma between. */
const isApart = (before: string, after: string, currentTitle: string): boolean => {
  const isTitled = new RegExp(`(?<!\\p{L})${before}(?:,| &| and|/) ?${after}(?!\\p{L})`, "iu").test(currentTitle);
  return isTitled || (PEOPLE.test(before) && (PEOPLE.test(after) || PASTIMES.has(after.toLowerCase())));
};

/** "Socks for Nurses Travel" are socks for nurses and travel: what a name strings together stands apart. */
const withUsesApart = (name: string, currentTitle: string): string => {
  const [, head = "", uses = ""] = USES.exec(name) ?? [];
  if (uses === "" || JOINS.test(uses)) return name;
  const named = uses.split(" ").reduce<string[][]>((items, word) => {
    const last = items.at(-1);
    const before = last?.at(-1);
    if (last === undefined || before === undefined || isApart(before, word, currentTitle)) items.push([word]);
    else last.push(word);
    return items;
  }, []);
  return `${head}${joinWords(named.map((words) => words.join(" ")))}`;
};

const joinBrand = (segments: readonly string[]): readonly string[] => {
  const [first = "", second = "", ...others] = segments;
  return !first.includes(" ") && second.includes(" ") && !isVariant(second)
    ? [`${first} ${second}`, ...others]
    : segments;
};

/** "Stainless Steel Kitchen Item" that reviewers call a steamer is a "Stainless Steel Steamer". */
const calledInstead = (name: string, called: string): string => `${besideVague(name)} ${toTitleCase(called)}`.trim();

/** Of all that a seller may type as a name, the part that names the thing, clean and within the limit. */
export const readTitleName = (
  productName: string,
  currentTitle: string,
  mining: Mining,
  profile: Profile,
  max: number,
): TitleName => {
  const source = nameToRead(productName, currentTitle);
  const thing = mostNamedThing(mining);
  const product = describeProduct(source);
  const segments = joinBrand(segmentsOf(plain(source)).flatMap((segment) => splitAtSize(segment, product.noun)));
  const variant = segments.filter(isVariant);
  const named = segments.filter((segment) => !isVariant(segment));
  const { head, variants } = withoutVariants(named[0] ?? "");
  const brand = brandOf(source);
  const apart = withUsesApart(withoutRepeats(head), currentTitle);
  const cased = withoutBreaches(toTitleCase(apart, brand), source, profile);
  const isBare = !cased.includes(" ") && brand === "" && product.noun === foldWord(cased) && thing !== "";
  const whole = cased === "" ? toTitleCase(thing === "" ? "product" : thing) : cased;
  const called = isVague(product) && !isVague(mining.product) ? mining.product : null;
  if (called !== null) {
    const head = shortened(calledInstead(cased, called.type), max, brand, new Set(disputedSenses(mining).keys()));
    return {
      head,
      type: called.type,
      noun: called.noun,
      brand,
      variants: [...variants, ...variant],
      rest: named.slice(1),
    };
  }
  const full = isBare && sensesOf(thing).isDisjointFrom(sensesOf(whole)) ? `${whole} ${toTitleCase(thing)}` : whole;
  const kept = withoutDangling(shortened(full, max, brand, new Set(disputedSenses(mining).keys())));
  return {
    head: kept,
    type: isBare || cased === "" ? thing : product.type,
    noun: isBare || cased === "" ? thing : product.noun,
    brand,
    variants: [...variants, ...variant],
    rest: [...(kept === full ? [] : [full]), ...named.slice(1)],
  };
};
