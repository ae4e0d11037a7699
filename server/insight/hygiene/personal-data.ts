type Mask = readonly [pattern: RegExp, label: string];

const STREET =
  "(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Terrace|Circle|Cir|Highway|Hwy|Parkway|Pkwy|Square|Sq)";

/** Names have capitals; what follows in lower case is no part of them. */
const NAME = "\\p{Lu}[\\p{L}'’-]{1,30}(?: \\p{Lu}[\\p{L}'’.-]{0,30}){0,3}";

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
      `\\b\\d{1,6}[A-Z]?,? (?:(?:[NSEW]|North|South|East|West)\\.? )?(?:\\p{Lu}[\\p{L}.'’-]{0,30} ){1,4}${STREET}\\b\\.?(?:,? (?:Apt|Apartment|Unit|Suite|Ste|#)\\.? ?#?\\w{1,6})?`,
      "gu",
    ),
    "[address]",
  ],
  [/\bP\.? ?O\.? ?Box \d{1,7}\b/gi, "[address]"],
  [/(?<![\w.$€£])\+?\(?\d{1,4}\)?(?:[ ().-]{0,2}\d){8,14}(?![\w%])/g, "[phone]"],
  [/(?<![\w.$€£-])\d{3}[-.]\d{4}(?![\w.-])/g, "[phone]"],
  [new RegExp(`\\b([Mm]y (?:full |first |last )?name(?: is|['’]s)|[Mm]y name,) ${NAME}`, "gu"), "$1 [name]"],
];

const CARD = /(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w])/g;

const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

const maskCards = (text: string): string =>
  text.replace(CARD, (match) => (passesLuhn(match.replace(/\D/g, "")) ? "[card number]" : match));

/** Hides e-mail and street addresses, phone, order and card numbers, links, handles, and names people give as theirs. */
export const maskPersonalData = (text: string): string =>
  MASKS.reduce((masked, [pattern, label]) => masked.replace(pattern, label), maskCards(text));

/** Whether a text names or reaches a person, so that it may not stand in copy, in what buyers say, or among keywords. */
export const hasPersonalData = (text: string): boolean => maskPersonalData(text) !== text;
