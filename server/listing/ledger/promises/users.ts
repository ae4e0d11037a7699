import { NUMBER_IN_WORDS, numberOf } from "../../../insight/text/number-words.ts";

const NUMBER = `(\\d+|${NUMBER_IN_WORDS})`;
const PEOPLE = "(?:people|persons?|adults?|sleepers?|campers?|grown[ -]?ups?|men|women|dogs?|cats?)";
const USERS = [
  new RegExp(`\\b${NUMBER}[ -](?:\\p{L}+ )?${PEOPLE}\\b`, "iu"),
  new RegExp(
    `\\bfits? (?:only )?${NUMBER} (?!inch|in\\b|ft\\b|f[eo]{2}t|lbs?\\b|oz\\b|[cm]m\\b|quart|gallon|lit)\\p{L}+`,
    "iu",
  ),
  new RegExp(`\\bfor ${NUMBER}(?=\\s*(?:$|[,.;:!?)]|(?:and|or|with|but|of)\\b))`, "iu"),
];

/** How many a text says that a thing is for: "roomy for one", "two adults". */
const usersIn = (text: string): number | undefined => {
  const said = USERS.map((users) => users.exec(text)?.[1]).find((number) => number !== undefined);
  return said === undefined ? undefined : /^\d/.test(said) ? Number(said) : numberOf(said);
};

/** Whether a review speaks of more users than a clause: what is cramped for two may be roomy for one. */
export const isForMore = (review: string, clause: string): boolean => {
  const [told, claimed] = [usersIn(review), usersIn(clause)];
  return told !== undefined && claimed !== undefined && told > claimed;
};
