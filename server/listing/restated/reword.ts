import { gerundOf } from "../../insight/statements/inflect.ts";

/** Words that say the same of a thing, for phrases that would repeat a reviewer word for word. */
const SYNONYMS: readonly (readonly [said: RegExp, copy: string])[] = [
  [/\beasy to (\p{L}+) and easy to\b/u, "easy to $1 and"],
  [
    /\b(?:easy|simple) to (\p{L}+(?: up| on| down)?) and (\p{L}+(?: up| on| down)?)\b(?! (?:the|an?)\b)/u,
    "easy to $2 and $1",
  ],
  [/\beasy to\b/u, "simple to"],
  [/\bsimple to\b/u, "easy to"],
  [/\bbig enough\b/u, "large enough"],
  [/\blarge enough\b/u, "big enough"],
  [/\bsmall enough\b/u, "compact enough"],
  [/\bstrong enough\b/u, "sturdy enough"],
  [/\bsturdy enough\b/u, "strong enough"],
  [/\blight enough that you can\b/u, "light enough to"],
  [/\b(?:a lot|lots) of\b/u, "plenty of"],
  [/\bplenty of\b/u, "ample"],
  [/\bquite a few\b/u, "many"],
  [/\bstays\b(?! put)/u, "remains"],
  [/\bstay\b(?! put)/u, "remain"],
  [/\bfits easily\b/u, "fits with ease"],
  [/\b(fits?) (?:in|into) (?=an?\b|the\b)/u, "$1 inside "],
  [/\bgives (?=plenty|ample|enough|room|space)/u, "offers "],
  [/\bprovides\b/u, "gives"],
  [/\b(in|on) your (?=\p{L}+[^s]\b)/u, "$1 a "],
  [/\bover an? (dozen|hundred|hour|week|month|year)\b/u, "more than a $1"],
  [/\babout\b(?= (?:an?|one|two|three|four|five|ten|\d)\b)/u, "around"],
  [/\ball day\b/u, "the whole day"],
  [/\ball night\b/u, "through the night"],
  [/\bthe (?:whole|entire) (day|night|hour|shift|week|morning|afternoon|evening|workout|trip|flight)\b/u, "a full $1"],
  [/\bunder a minute\b/u, "less than a minute"],
  [/\bto let you know\b/u, "that tells you"],
  [/\bcounter top\b/u, "counter"],
  [/\bclosed\b/u, "shut"],
  [/\ball kinds of\b/u, "many"],
  [/\bin terms of\b/u, "when"],
  [/\beven when\b/u, "also when"],
  [/\bso you can\b/u, "to"],
];
/** "for phones and flashlights": two things of one word each change places. */
const PAIR =
  /(?<=\b(?:suited to|for|with|of|in|on|at|from|holds?|fits?|carr(?:y|ies)|steams?|makes?|cleans?|has|have) )((?!(?:an?|the|my|your)\b)\p{L}+) (and|or) ((?:\p{L}+ )?\p{L}+s|\p{L}+)$/u;

/** "no screen or touch buttons" */
const NEITHER = /\bno (\p{L}+) or (\p{L}+(?: \p{L}+)?)$/u;
/** "tray that pops out": as a headline has it. */
const RELATIVE =
  /^((?!(?:\p{L}+ )*(?:enough|way|so)\b)[\p{L} -]+?) that (?=\p{L}+(?:['’]t)? \p{L})(?!(?:is|are|you|it|can|makes? it)\b)/u;
/** "lets you take out foam to adjust the height": what for comes first. */
const IN_ORDER_TO =
  /^(lets? you )(take|pull|turn|push|fold|roll|slide|unzip|remove|twist|flip|pop|lift|clip|move|swap|add|open|tilt|rotate|raise|lower|tighten|loosen|press) (.+) to ((?!the\b)\p{L}+) (.+)$/u;

/** "straps that are padded well" */
const WELL_MADE = /^([\p{L} -]+) that (?:is|are) (padded|made|lit|cushioned|built|insulated|lined|sealed) well$/u;

/** "comes with a strap to attach it": what it has, named alone. */
const HAS_PART = /^(?:comes? with|has|have) (?!no\b|not\b|room\b|enough\b|plenty\b)(?:an? |the )?(?=\p{L}+ \p{L})/u;

/** The same phrase in other words, one change at a time and then all of them. */
export const reworded = (phrase: string): string[] => {
  const changed = SYNONYMS.map(([said, copy]) => phrase.replace(said, copy).replace(/ {2,}/g, " "));
  const all = SYNONYMS.slice(2).reduce<{ text: string; done: string }>(
    ({ text, done }, [said, copy]) =>
      said.test(text) && !done.includes(copy)
        ? { text: text.replace(said, copy), done: `${done} ${said.source} ${copy}` }
        : { text, done },
    { text: phrase, done: "" },
  ).text;
  const told = phrase.replace(RELATIVE, "$1 ");
  const turned = phrase.replace(
    IN_ORDER_TO,
    (_, lead: string, verb: string, what: string, aim: string, end: string) =>
      `${lead}${aim} ${end} by ${gerundOf(verb)} ${what}`,
  );
  const padded = phrase.replace(WELL_MADE, "well-$2 $1");
  const had = phrase.replace(HAS_PART, "");
  const swapped = phrase.replace(PAIR, "$3 $2 $1").replace(NEITHER, "no $2 or $1");
  return [...new Set([...changed, turned, told, had, padded, swapped, all.replace(/ {2,}/g, " ")])].filter(
    (text) => text !== phrase,
  );
};
