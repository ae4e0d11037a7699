const MASKS: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}/g, "[email]"],
  [/\bhttps?:\/\/\S{1,500}|\bwww\.\S{1,500}/gi, "[link]"],
  [/(?<![\w.])\+?\d(?:[ ().-]{0,2}\d){8,14}(?![\w])/g, "[phone]"],
  [
    /\b\d{1,6} (?:[A-Z][\w.'-]{0,30} ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl)\b\.?/g,
    "[address]",
  ],
];

/** Hides e-mail addresses, phone numbers, street addresses and links before text leaves the house. */
export const maskPersonalData = (text: string): string =>
  MASKS.reduce((masked, [pattern, label]) => masked.replace(pattern, label), text);
