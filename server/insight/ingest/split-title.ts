import { isKnownWord } from "../text/analyse.ts";
import { wordSet } from "../text/word-table.ts";
import { isName } from "../units/known-names.ts";

/** `isFirm` where a word shows the place that stands in capitals only where a sentence begins. */
export type SplitTitle = { title: string; body: string; isFirm: boolean };

const MOST_WORDS = 10;
const FEWEST_OF_BODY = 3;
/** So many words in capitals are a title in capitals and no name. */
const FEWEST_IN_CAPITALS = 3;

const CAPITAL = /^["“'‘(]?\p{Lu}/u;
const LETTERS = /[^\p{L}'’]+/gu;
/** "USB", "F150", "iPhone": in capitals wherever it stands. */
const ACRONYM = /^\p{Lu}[\p{Lu}\p{N}-]|\p{N}|\p{Ll}\p{Lu}/u;
const SHOUTED = /^[\p{Lu}'’]{2,}$/u;
const ENDS_SENTENCE = /[.!?…]["”')]*$|\p{Extended_Pictographic}\uFE0F?$/u;
const ENDS_PART = /[,;:(–—-]$/;

const SMALL = wordSet("a an the of for to in on at with and or but is it by from as so my your this");

/** Words that no name begins with: in capitals after small letters, they begin a sentence. */
const OPENERS = wordSet(`
  the this these those that my our your his her its it's we we've we're they they're it you he she there here both each some most many much all every everything everyone
  one two three four five six seven eight nine ten first second third when while if after before since because although though however once as at in on for from with without to
  and but so or not no never nothing very really super so just only even still also too would wouldn't will won't don't dont doesn't doesnt didn't didnt can can't cant could couldn't
  is isn't are aren't was wasn't were do does did has have had having what why how who where than almost already now got get bought ordered purchased received
  used using use tried works worked work takes take took came comes makes made looks feels fits
  holds keeps covers goes stays needs runs sits arrived broke broken stopped started returned returning threw found gave put love loved like liked great good nice easy excellent perfect wish well overall
`);

/** A title does not end in these: "Better than", "Works with my", "Wish". */
const DANGLING = wordSet(`
  a an the this that these those my our your his her their its of for to than with without and or but nor by from as at into onto via like is are was were be been am it's i'm
  very so really too not no don't dont never every each any some only if when while because since until before after in on under over between about around against
  love loved like liked hate own old new real genuine fake cheap bought got ordered purchased received
  another first second third fourth one two three four five
`);

/** "that I", "wish I", "everything I": what follows belongs to what stands before. */
const LEADS_ON = wordSet(`
  that what which who whom where when while if because since as so but and or nor than how why whether once until before after although though unless till and/or with for to of the
  wish wished hope hoped think thought guess bet say said know knew swear believe feel felt figured like glad happy sure sorry sad afraid surprised thankful grateful
  everything all anything something nothing everyone anyone anybody people one ones thing things item items product products purchase way reason person part day time times moment minute
  ever only first last whatever whenever wherever whichever every any
`);

/** "best purchase I ever made", "so soft I could sleep in it": the first clause with "I" belongs to it. */
const TAKES_MORE =
  /\b(?:\p{L}+est|most|least|only|first|last|every|any|exactly|favou?rite|one|same|worst|so|such|all(?! (?:over|day|night|around|year|the time)\b))\b/iu;

/** What small letters never write. */
const PROPER = wordSet(`
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
  christmas xmas easter halloween thanksgiving hanukkah ramadan american british english scottish irish welsh french german italian spanish dutch swedish swiss danish greek polish russian
  turkish indian chinese japanese korean mexican canadian australian african asian european america britain england scotland ireland wales france germany italy spain china japan korea
  mexico canada australia africa asia europe bluetooth velcro lego jeep ford chevy toyota honda subaru tesla mustang corolla civic ninja google facebook instagram youtube netflix disney
  mr mrs ms dr
`);

/** "It's okay I guess" */
const MUSING = /^(?:guess|suppose|think|believe|hope)\b/;

const bare = (word: string): string => word.replace(/[’‘]/g, "'").replace(LETTERS, "").toLowerCase();

const isI = (word: string): boolean => /^["“'‘(]?I(?:['’]?(?:m|ve)|['’](?:d|ll))?$/.test(word);

const isCapital = (word: string | undefined): boolean => word !== undefined && CAPITAL.test(word);

/** Whether a title in capitals goes on: "Great Product for the Price". */
const runsOn = (words: readonly string[], at: number): boolean => {
  let next = at + 1;
  while (SMALL.has(words[next] ?? "")) next += 1;
  return isCapital(words[next]) && !isI(words[next] ?? "");
};

const hasSmallWord = (words: readonly string[]): boolean =>
  words.some((word, at) => at > 0 && !isCapital(word) && !SMALL.has(word));

/** "The chair I got": a thing and what was done with it, no sentence yet. */
const isThing = (title: readonly string[]): boolean =>
  title.length <= 3 && /^(?:the|this|that|these|those|a|an|my)$/i.test(title[0] ?? "");

type Place = "firm" | "likely" | null;

const beginsWithI = (words: readonly string[], at: number, isMet: boolean): Place => {
  const title = words.slice(0, at);
  const before = bare(title.at(-1) ?? "");
  const after = words[at + 1] ?? "";
  if (LEADS_ON.has(before) || isThing(title) || isCapital(after) || MUSING.test(after)) return null;
  return !isMet && TAKES_MORE.test(title.join(" ")) ? null : "likely";
};

const isPlainWord = (word: string): boolean =>
  !ACRONYM.test(word) && isKnownWord(bare(word)) && !PROPER.has(bare(word)) && !isName({ lower: bare(word) });

/** Whether a sentence begins with the word in capitals at a place, where none ended before. */
const placeAt = (words: readonly string[], at: number, isNamed: boolean, isMet: boolean): Place => {
  const [word = "", before = ""] = [words[at], words[at - 1]];
  if (ENDS_PART.test(before) || SHOUTED.test(word.replace(LETTERS, "")) || ACRONYM.test(word.replace(/['’].*/, "")))
    return null;
  if (isI(word)) return beginsWithI(words, at, isMet);
  if (OPENERS.has(bare(word))) return isCapital(words[at + 1]) && !hasSmallWord(words.slice(0, at)) ? null : "firm";
  return isNamed || DANGLING.has(bare(before)) || runsOn(words, at) || !isPlainWord(word) ? null : "firm";
};

const splitAt = (words: readonly string[], at: number, isFirm: boolean): SplitTitle | null =>
  words.length - at < FEWEST_OF_BODY
    ? null
    : { title: words.slice(0, at).join(" "), body: words.slice(at).join(" "), isFirm };

/**
 * A title and the text written behind it in one line, "Cheap clips One of the buckles snapped.", or null where the place
 * cannot be told.
 */
export const splitTitle = (line: string): SplitTitle | null => {
  const words = line.split(" ");
  let [isNamed, isMet] = [false, false];
  for (let at = 1; at <= Math.min(MOST_WORDS, words.length - 1); at += 1) {
    const word = words[at] ?? "";
    if (ENDS_SENTENCE.test(words[at - 1] ?? "")) return splitAt(words, at, false);
    if (!isCapital(word)) {
      isNamed = false;
      continue;
    }
    const place = placeAt(words, at, isNamed, isMet);
    if (place !== null) return splitAt(words, at, place === "firm");
    isMet ||= isI(word);
    isNamed = !isI(word) && (at + 1 < FEWEST_IN_CAPITALS || hasSmallWord(words.slice(0, at)));
  }
  return null;
};

/** So many of the lines must show the place where a text begins before any is taken to hold a title. */
const LEAST_SHARE = 1 / 3;

/** Whether the lines behind the stars of a page hold title and text in one. */
export const areTitled = (lines: readonly string[]): boolean =>
  lines.length > 0 && lines.filter((line) => splitTitle(line)?.isFirm === true).length >= LEAST_SHARE * lines.length;
