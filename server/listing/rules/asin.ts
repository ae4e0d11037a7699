const ASIN = /^b0[a-z0-9]{8}$/i;

/** Whether a word is a number of Amazon's catalog: "B0" and eight signs. */
export const isAsin = (word: string): boolean => ASIN.test(word);
