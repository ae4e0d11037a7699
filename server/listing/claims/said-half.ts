/** The last two words of a phrase that names either of two things: "when running or jumping". */
const EITHER = /^(.*?)(?:\b(an?) )?(\p{L}{3,}) or (\p{L}{4,})$/u;
const NO_THING = /^(?:down|more|both|less|even)$/;

/** What the forms of a word share: "run" of "running", "jacket" of "jackets". */
const stemOf = (word: string): string => word.replace(/(?:(\p{L})\1)?ing$|(?:e?s)$/u, "$1");

/** A phrase with that half of an alternation alone that the words of reviews name; the whole where they name both or say it otherwise. */
export const saidHalf = (text: string, said: string): string => {
  const [, before = "", article, first = "", second = ""] = EITHER.exec(text) ?? [];
  if (second === "" || NO_THING.test(second)) return text;
  const [saysFirst, saysSecond] = [first, second].map((word) => said.includes(stemOf(word)));
  if (saysFirst === saysSecond) return text;
  const word = saysFirst === true ? first : second;
  return `${before}${article === undefined || /[^s]s$/.test(word) ? "" : `${article} `}${word}`;
};
