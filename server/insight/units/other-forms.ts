import { plainNoun } from "../aspects/noun-groups.ts";
import type { Product } from "../product/product.ts";
import type { Token } from "../text/analyse.ts";
import { clauseBefore } from "../text/beside-clause.ts";
import type { Clause } from "../text/clauses.ts";
import { isNoun } from "../text/word-classes.ts";
import { wordSet } from "../text/word-table.ts";
import { textFrom } from "./misreadings/misreading.ts";
import type { Unit } from "./unit.ts";

/** Forms in which the same is sold. */
const FORMS = wordSet("tablet pill capsule gummy softgel powder spray cream lotion gel patch bar liquid stick");
/** What people took before, or take besides. */
const SWALLOWED = wordSet("tablet pill capsule gummy softgel");

const MEASURED =
  /\b(?:than|like|as|unlike|instead of|off|from|to|of|with|for|or|and) (?:(?:the|my|any|other|those|some|your) )?(?:\p{L}+ )?$/u;
const CARRIED = /^(?:and |but |so |which )?(?:they|those|these ones)\b/;

const isOwnForm = (form: string, { name, type }: Product): boolean =>
  `${name} ${type}`
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => plainNoun(word) === form);

const isOther = (token: Token, product: Product): boolean =>
  isNoun(token) && SWALLOWED.has(plainNoun(token.lemma)) && !isOwnForm(plainNoun(token.lemma), product);

/** Whether a clause tells of another form before an opinion, and does not only measure by it. */
const opensWithForm = ({ tokens }: Clause, start: number, product: Product): boolean =>
  tokens.some(
    (token, at) => token.start < start && isOther(token, product) && !MEASURED.test(`${textFrom(tokens, 0, at)} `),
  );

/** "Tablets gave me a sore stomach" of a lotion: said of another form, there and in what goes on about it. */
export const isOfAnotherForm = ({ clause, start }: Unit, product: Product): boolean => {
  if (!FORMS.has(plainNoun(product.noun))) return false;
  if (opensWithForm(clause, start, product)) return true;
  const before = clauseBefore(clause);
  return (
    before !== undefined &&
    CARRIED.test(textFrom(clause.tokens)) &&
    before.tokens.some((token) => isOther(token, product))
  );
};
