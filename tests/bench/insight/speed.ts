import language from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";
import { ruleAspects } from "../../../server/insight/aspects/rule-aspects.ts";
import { mineReviews } from "../../../server/insight/mine-reviews.ts";
import { analyseText } from "../../../server/insight/text/analyse.ts";
import { mineTexts } from "../../../server/insight/units/mine-aspects.ts";
import { optimizeReviews } from "../../../server/listing/optimize-reviews.ts";
import { median } from "../store/measure.ts";
import { benchTexts, inputOf, pastedText, reviewOf } from "./bench-reviews.ts";

const REVIEWS = 1000;
const ROUNDS = 7;
/** A short text is read this often a round, so that a round can be timed. */
const REPEATS = 5;

export type SpeedLine = { what: string; charactersPerSecond: number; ratio: number };

const library = winkNLP(language, ["sbd", "pos"]);

/** The library's own pass: every token and its part of speech. */
const readByLibrary = (text: string): void => {
  const document = library.readDoc(text);
  document.tokens().out(library.its.value);
  document.tokens().out(library.its.pos);
};

const timeOf = (run: () => void): number => {
  const begin = performance.now();
  run();
  return performance.now() - begin;
};

/** Contenders take turns, so that what else the machine does meets them all alike; the first round only warms up. */
const compare = (characters: number, contenders: Readonly<Record<string, () => void>>): SpeedLine[] => {
  const names = Object.keys(contenders);
  const times = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const name of names) {
      const ms = timeOf(contenders[name] ?? (() => undefined));
      if (round > 0) times.get(name)?.push(ms);
    }
  const base = median(times.get(names[0] ?? "") ?? []);
  return names.map((what) => {
    const ms = median(times.get(what) ?? []);
    return { what, charactersPerSecond: Math.round((characters / ms) * 1000), ratio: ms / base };
  });
};

/** Prints how fast reviews are read and a listing is written, each against the library's own pass over the same text. */
export const measureSpeed = (folder: string): readonly SpeedLine[] => {
  const texts = benchTexts(folder).slice(0, REVIEWS);
  const reviews = texts.map(reviewOf);
  const pasted = pastedText(texts);
  const lines = [
    ...compare(texts.join("").length, {
      "tokens and parts of speech, by the library": () => texts.forEach(readByLibrary),
      "sentences and tokens with offsets": () => texts.forEach((text) => void analyseText(text, "")),
      "terms and their polarity, by rules alone": () =>
        texts.forEach((text) => void analyseText(text, "").flatMap(ruleAspects)),
      "terms and their polarity": () => void mineTexts(texts.map((text) => analyseText(text, ""))),
      "units and themes": () => void mineReviews(reviews, "Kitchen Item"),
    }),
    ...compare(pasted.length * REPEATS, {
      "20,000 characters, by the library": () => {
        for (let index = 0; index < REPEATS; index += 1) readByLibrary(pasted);
      },
      "20,000 characters to a finished listing": () => {
        for (let index = 0; index < REPEATS; index += 1) optimizeReviews(inputOf("Kitchen Item", pasted));
      },
    }),
  ];
  console.log(`\n${"speed, medians of seven".padEnd(46)} characters/s  to the library`);
  for (const { what, charactersPerSecond, ratio } of lines)
    console.log(
      `${what.padEnd(46)} ${charactersPerSecond.toLocaleString("en").padStart(12)}  ${`${ratio.toFixed(1)}x`.padStart(14)}`,
    );
  return lines;
};
