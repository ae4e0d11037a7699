import { maskNames } from "./personal-names.ts";
import { maskNumbers, maskPhones } from "./personal-numbers.ts";

type Mask = readonly [pattern: RegExp, label: string];

const STREET =
  "(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Terrace|Circle|Cir|Highway|Hwy|Parkway|Pkwy|Square|Sq)";

const STATE =
  "(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])";
const TOWN = "(?:\\p{Lu}[\\p{L}.'’-]{0,20} ){0,2}\\p{Lu}[\\p{L}.'’-]{1,20}";
const ZIP = "\\d{5}(?:-\\d{4})?(?!\\d)";
const UK_CODE = "[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}\\b";

const MASKS: readonly Mask[] = [
  [/[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}/g, "[email]"],
  [/\b[\w.+-]{1,64} ?[([] ?at ?[)\]] ?[\w-]{1,64} ?[([]? ?(?:dot|\.) ?[)\]]? ?[a-z]{2,10}\b/gi, "[email]"],
  [/\bhttps?:\/\/\S{1,500}|\bwww\.\S{1,500}/gi, "[link]"],
  [
    /(?<![\w@.])(?:[a-z0-9-]{1,63}\.){1,3}(?:com|net|org|co\.uk|de|io|shop|store|me|info|biz|us|ca|eu)(?:\/\S{0,300})?(?![\w.]\w)/gi,
    "[link]",
  ],
  [/(?<![\w@./])@[a-z_][\w.]{1,29}(?<!\.)/gi, "[handle]"],
  [/(?<!\d)\d{3}-\d{7}-\d{7}(?!\d)/g, "[order number]"],
  [
    /\b(order|tracking|invoice|confirmation|case|ticket|rma|reference|receipt)( (?:number|num|no\.?|id|code))?( (?:is|was))?[ :#]{1,4}(?=[A-Z0-9-]{0,30}\d)[A-Z0-9][A-Z0-9-]{4,30}\b/gi,
    "$1$2$3 [order number]",
  ],
  [
    new RegExp(
      `\\b\\d{1,6}[A-Z]?,? (?:(?:[NSEW]|North|South|East|West)\\.? )?(?:\\p{Lu}[\\p{L}.'’-]{0,30} ){1,4}${STREET}\\b\\.?(?:,? (?:Apt|Apartment|Unit|Suite|Ste|#)\\.? ?#?\\w{1,6})?(?:(?:,? ${TOWN})?,? (?:(?:${STATE},? )?${ZIP}|${UK_CODE}))?`,
      "gu",
    ),
    "[address]",
  ],
  [/\bP\.? ?O\.? ?Box \d{1,7}\b/gi, "[address]"],
  [new RegExp(`\\b${TOWN},? ${STATE},? ${ZIP}`, "gu"), "[address]"],
  [/\b(zip(?: code)?(?: is|:)?|postal code(?: is|:)?|postcode(?: is|:)?) \d{5}(?:-\d{4})?(?!\d)/gi, "$1 [address]"],
];

/**
 * Hides e-mail and street addresses, links, handles, telephones, the numbers of orders, cards, accounts and papers, dates
 * of birth, and names people give as theirs or their family's.
 */
export const maskPersonalData = (text: string): string =>
  maskNames(maskPhones(MASKS.reduce((masked, [pattern, label]) => masked.replace(pattern, label), maskNumbers(text))));

/** Whether a text names or reaches a person, so that it may not stand in copy, in what buyers say, or among keywords. */
export const hasPersonalData = (text: string): boolean => maskPersonalData(text) !== text;
