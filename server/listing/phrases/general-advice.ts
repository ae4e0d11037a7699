/**
 * Advice that fits anything that is sold: for listings whose reviews bear out fewer bullets than a marketplace takes.
 * Nothing here says what the product is or does, so that nothing needs support.
 */
export const GENERAL_ADVICE: readonly string[] = [
  "Look at Every Picture: view them all to see shape, color and details before you decide",
  "Ask Before You Order: send a question about anything you do not find on this page",
  "Details to Compare: hold the facts listed here against what you need and what you already have",
  "Choose Your Version: where more than one is offered, make sure you have selected the right one",
  "When the Package Arrives: unpack with care, look over the contents and keep any directions",
];

const ALL: ReadonlySet<string> = new Set(GENERAL_ADVICE);

/** Whether a bullet is such advice, word for word, and so claims nothing. */
export const isGeneralAdvice = (text: string): boolean => ALL.has(text);
