import { isKnownWord } from "../../insight/text/analyse.ts";
import { brandOf } from "../rules/brand.ts";
import type { SellerInput } from "../seller/seller-facts.ts";

/** Words as the seller spells them, by their small letters: "TSA", "DuPont", the brand. */
export type OwnCapitals = ReadonlyMap<string, string>;

const WORD = /[\p{L}\p{N}]+/gu;
const STYLED = /^(?:\p{Lu}{2,5}|\p{L}*\p{Ll}\p{Lu}\p{L}*)$/u;

const wordsOf = (line: string): string[] => [...line.matchAll(WORD)].map(([word]) => word);

/** Whether capitals in a line say something: it has words in small letters too. */
const isSpoken = (line: string): boolean => {
  const words = wordsOf(line).filter((word) => word.length > 2);
  return words.filter((word) => word !== word.toUpperCase()).length * 2 > words.length;
};

/** The abbreviations and names in a seller's own texts that no dictionary knows, or that several of them hold. */
export const capitalsOf = ({ productName, currentTitle, currentBullets }: SellerInput): OwnCapitals => {
  const lines = [
    productName,
    currentTitle,
    ...currentBullets.map((bullet) => bullet.replace(/^[^:】]{2,60}[:】]/u, "")),
  ];
  const spoken = lines.filter(isSpoken).map(wordsOf);
  const isUsual = (word: string): boolean => spoken.filter((words) => words.includes(word)).length > 1;
  const styled = spoken
    .flat()
    .filter((word) => STYLED.test(word) && (isUsual(word) || !isKnownWord(word.toLowerCase())));
  const brand = brandOf(productName);
  return new Map([...styled, ...(brand === "" ? [] : [brand])].map((word) => [word.toLowerCase(), word]));
};

/** A text with the seller's spelling of names and abbreviations. */
export const withOwnCapitals = (text: string, capitals: OwnCapitals): string =>
  text.replace(WORD, (word) => capitals.get(word.toLowerCase()) ?? word);
