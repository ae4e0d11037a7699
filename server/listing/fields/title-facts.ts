import type { Mining } from "../../insight/mining/mining.ts";
import { disputedSenses } from "../claims/disputed-senses.ts";
import type { BankKeyword } from "../keywords/keyword-bank.ts";
import { brandOf } from "../rules/brand.ts";
import { factsIn, SHORT_FACT, sizesIn } from "../seller/short-facts.ts";
import type { TitleName } from "../titles/title-name.ts";
import {
  audienceIn,
  type ComesWith,
  namesSought,
  partsWith,
  qualitiesSought,
  usesFor,
  usesSought,
  withoutColor,
} from "../titles/title-phrases.ts";
import { sensesOf } from "../words/same-sense.ts";
import { distinctSizes, isSameSize, isVariant, namesSize } from "../words/sizes.ts";
import type { Written } from "../writer/draft.ts";
import { tellsSomething } from "../writer/minor-highlights.ts";

/** The seller's own name may have longer parts than other lines. */
const NAME_FACT = { characters: 45, words: 7 };

/** What the seller's own name and title say of the thing. */
export type Facts = {
  fromName: readonly string[];
  fromTitle: readonly string[];
  /** Phrases of the title that belong to the name. */
  audience: readonly string[];
  comesWith: readonly ComesWith[];
  uses: readonly string[];
};

/** What the seller says of the thing beyond its name; what customers dispute is not repeated. */
export const factsOf = (
  name: TitleName,
  staysWhole: boolean,
  currentTitle: string,
  mining: Mining,
  bank: readonly BankKeyword[],
): Facts => {
  const brand = sensesOf(brandOf(currentTitle));
  const disputed = new Set(disputedSenses(mining).keys());
  const said = new Set([...sensesOf(name.head), ...disputed]);
  // Behind a disputed word stands what it is said of, or the half of a word: "Leak" and "Proof".
  const ends = new Set([...sensesOf(name.noun), ...brand]);
  const fromName = name.rest
    .filter((segment) => !staysWhole || sensesOf(segment).isDisjointFrom(disputed))
    .flatMap((segment) => factsIn(segment, said, staysWhole ? NAME_FACT : SHORT_FACT, ends));
  const before = new Set([...said, ...brand, ...sensesOf(fromName.join(" "))]);
  const comesWith = /\bwith\b/i.test(name.head) ? [] : partsWith(currentTitle, before);
  return {
    fromName,
    fromTitle: [
      ...factsIn(currentTitle, before, SHORT_FACT, ends).filter(
        (fact) => fact === withoutColor(fact) || !comesWith.some(({ parts }) => parts.includes(withoutColor(fact))),
      ),
      ...qualitiesSought(bank, currentTitle, name.noun, before),
      ...namesSought(bank, currentTitle, before),
    ],
    audience: [audienceIn(currentTitle, mining.product)].filter((who) => who !== ""),
    comesWith,
    uses: /\bfor\b/i.test(name.head)
      ? []
      : [...usesFor(currentTitle, before), ...usesSought(bank, currentTitle, before)],
  };
};

/** The phrases that belong to the name, each part by itself. */
export const phrasesIn = ({ audience, comesWith, uses }: Facts): string[] => [
  ...audience,
  ...comesWith.flatMap(({ parts }) => parts),
  ...uses,
];

/** Sizes, counts and colors once each, and all other facts. */
export const apart = ({ fromName, fromTitle }: Facts, name: TitleName): { variants: string[]; facts: string[] } => {
  const all = [...fromName, ...fromTitle];
  return {
    variants: distinctSizes([...name.variants, ...all.filter(isVariant)]).filter(
      (size) => !namesSize(name.head, size) && !sizesIn(name.head).some((named) => isSameSize(named, size)),
    ),
    facts: all.filter((fact) => !isVariant(fact)),
  };
};

export type IsDenied = (phrase: Written) => boolean;

/** What comes with a thing, without the parts of which reviewers complain: of "Pegs and Case" the pegs. */
const soundPartsWith = ({ text, parts }: ComesWith, isSound: (text: string) => boolean): ComesWith[] => {
  if (parts.every(isSound) && isSound(text)) return [{ text, parts }];
  return parts.filter(isSound).map((part) => ({ text: part, parts: [part] }));
};

/** What is sold in several colors is not denied the one that a reviewer did not get. */
const isColor = (text: string): boolean => isVariant(text) && !/\d/u.test(text);

/** What the seller says, without what reviewers deny or mostly complain of. */
export const undenied = (facts: Facts, mining: Mining, isDenied: IsDenied): Facts => {
  const isSound = (text: string): boolean => !isDenied({ text, spans: [] });
  const comesWith = facts.comesWith.flatMap((each) =>
    soundPartsWith(each, (text) => isSound(text) && tellsSomething(text, mining)),
  );
  return {
    ...facts,
    fromTitle: facts.fromTitle.filter((text) => isColor(text) || isSound(text)),
    comesWith: [...new Map(comesWith.map((each) => [each.text, each])).values()],
    uses: facts.uses.filter(isSound),
  };
};
