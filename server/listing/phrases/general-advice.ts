/**
 * Advice that fits anything that is sold: for listings whose reviews bear out fewer bullets than a marketplace takes.
 * Nothing here says what the product is or does, so that nothing needs support.
 */
export const GENERAL_ADVICE: readonly string[] = [
  "Look Closely Before You Order: go through the pictures one by one and hold what they show against what you have in mind",
  "Anything Left Open: put a question to the seller before the order goes out, so that what arrives is what you expect",
  "Have the Facts at Hand: note down what has to match on your side, then go down the page and tick off line by line",
  "Choose the Right One: where more than one version is on offer, take another look at the choice before you pay",
  "Begin on Day One: unpack with care, look over every part, and give the first days to a proper try in daily life",
];

const ALL: ReadonlySet<string> = new Set(GENERAL_ADVICE);

/** Whether a bullet is such advice, word for word, and so claims nothing. */
export const isGeneralAdvice = (text: string): boolean => ALL.has(text);
