import { describeProduct } from "../insight/product.ts";

const COMMON_FIRST_WORDS = new Set(
  "the a an new best dog cat baby kids womens mens women men insulated stainless portable electric wireless bluetooth led large small mini water travel desk kitchen home car pet organic natural adjustable reflective heavy soft".split(
    " ",
  ),
);

/** The brand a product name opens with, or "" where it opens with an ordinary word. */
export const brandOf = (productName: string): string => {
  const words = productName.trim().split(/\s+/);
  const first = words[0] ?? "";
  const isType = describeProduct(productName).type.split(" ").includes(first.toLowerCase());
  return words.length < 2 || isType || COMMON_FIRST_WORDS.has(first.toLowerCase()) || !/^\p{Lu}/u.test(first)
    ? ""
    : first;
};
