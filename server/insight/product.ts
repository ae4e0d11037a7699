export type Product = {
  /** The name as the seller gave it. */
  name: string;
  /** What kind of thing it is, in lower case: "water bottle". */
  type: string;
  /** Its head noun: "bottle". */
  noun: string;
  /** Whether one says "pair of", "them". */
  plural: boolean;
  /** The animal or child it is for, where the name says so. */
  wearer: string | null;
};

const CUT = /\s+(?:with|for|by|in|and|from|that)\s+|\s*[,|–—(/:;]\s*|\s+-\s+/i;
const NOT_A_NOUN =
  /^(?:\d.*|oz|ml|l|lb|lbs|inch|in|cm|mm|ft|w|v|pack|pk|set|size|large|medium|small|xl|black|white|blue|red|green|grey|gray|pink|gen|v\d+|pro|max|plus|mini|ultra)$/i;
const WEARERS = /\b(dog|cat|puppy|kitten|horse|pet|baby|toddler|kid|kids|children|women|men)\b/i;

const words = (name: string): string[] => name.split(/\s+/).filter((word) => /\p{L}/u.test(word));

const isPlural = (noun: string): boolean =>
  /[^su]s$/.test(noun) && !/(?:lens|harness|glass|press|bass|gas|canvas|mattress)$/.test(noun);

/** Reads from its name what a product is. The last noun before "with", "for" or a comma is its kind. */
export const describeProduct = (productName: string): Product => {
  const head = productName.trim().split(CUT)[0] ?? "";
  const kept = words(head);
  while (kept.length > 1 && NOT_A_NOUN.test(kept.at(-1) ?? "")) kept.pop();
  const last = (kept.at(-1) ?? "product").toLowerCase().replace(/[^\p{L}\p{N}'-]/gu, "");
  const noun = last === "" || /^b0[a-z0-9]{8}$/.test(last) ? "product" : last;
  const before = (kept.at(-2) ?? "").toLowerCase();
  const type = kept.length > 2 && before !== "" ? `${before} ${noun}` : noun;
  const wearer = WEARERS.exec(productName)?.[1]?.toLowerCase() ?? null;
  return {
    name: productName.trim(),
    type,
    noun,
    plural: isPlural(noun),
    wearer: wearer === "puppy" ? "dog" : wearer === "kitten" ? "cat" : wearer,
  };
};

export const withArticle = (phrase: string): string =>
  `${/^(?:[aeio]|u(?!ni|se|s[be])|hour|8|11|18)/i.test(phrase) ? "an" : "a"} ${phrase}`;

export const articleFor = (product: Product): string => (product.plural ? product.noun : withArticle(product.noun));
