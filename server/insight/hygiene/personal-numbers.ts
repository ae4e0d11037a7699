const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;
const NAMED_IBAN =
  /\b(IBAN(?: (?:number|no\.?))?(?: is|:)?) [A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;

const valueOf = (sign: string): string => (/\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55));

/** Account numbers leave 1 when they are divided by 97, first four signs last and letters as numbers. */
const isIban = (text: string): boolean => {
  const signs = text.replaceAll(" ", "");
  const turned = [...`${signs.slice(4)}${signs.slice(0, 4)}`].map(valueOf).join("");
  return [...turned].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
};

/** Capitals may follow the number; it ends where the sum is right. */
const maskIban = (match: string): string => {
  const groups = match.split(" ");
  for (let count = groups.length; count > 0; count -= 1) {
    const [number, rest] = [groups.slice(0, count).join(" "), groups.slice(count)];
    if (number.length >= 15 && isIban(number)) return ["[account number]", ...rest].join(" ");
  }
  return match;
};

const CARD = /(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w])/g;

const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

const PAPER =
  /\b((?:[Pp]assport|[Dd]river['’]?s? [Ll]icen[cs]e|[Ss]ocial [Ss]ecurity|SSN|[Nn]ational ID|[Tt]ax ID|[Ll]icense [Pp]late)(?: (?:number|num|no\.?|#))?|(?:[Aa]ccount|[Pp]olicy|[Mm]ember(?:ship)?|[Cc]ustomer|[Pp]atient|[Rr]outing) (?:number|num|no\.?|ID|#))((?: (?:is|was))?)[ :#]{1,3}(?=(?:[A-Z -]{0,3}\d){4})[A-Z0-9](?:[ -]?[A-Z0-9]){4,16}\b/g;
const SOCIAL_SECURITY = /(?<![\w.$€£-])\d{3}-\d{2}-\d{4}(?![\w-])/g;

const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?";
const DAY = `(?:\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d{2})|\\d{4}-\\d{1,2}-\\d{1,2}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH},? \\d{4})`;
const BIRTH = new RegExp(
  `\\b((?:born|date of birth|d\\.?o\\.?b\\.?|birth ?(?:date|day))(?: (?:is|was|on))?:?) ${DAY}`,
  "gi",
);

/** Numbers of parts and bar codes are as long as telephones. */
const PHONE =
  /(?<!\b(?:part|model|item|upc|sku|ean|isbn|gtin|serial)(?: (?:number|num|no\.?))?(?: is)?:? ?#?)(?<![\w.$€£])\+?\(?\d{1,4}\)?(?:[ ().-]{0,2}\d){8,14}(?![\w%])/gi;
const YEAR = /^(?:19|20)\d\d$/;
const DATE = /(?<!\d)(?:(?:19|20)\d\d[.-]\d{1,2}[.-]\d{1,2}|\d{1,2}[.-]\d{1,2}[.-](?:19|20)\d\d)(?!\d)/;

/** Years, dates and sizes in a row have as many digits as telephones. */
const isPhone = (match: string): boolean => {
  const groups = match.match(/\d+/g) ?? [];
  if (match.startsWith("+")) return true;
  if (DATE.test(match) || groups.every((group) => YEAR.test(group))) return false;
  return match.startsWith("0") || groups.some((group) => group.length > 2);
};

const SHORT = /(?<![\w.$€£-])\d{3}[-.]\d{4}(?![\w.-])/g;
/** With a blank between, seven digits are a telephone where they stand by themselves and do not end in a year. */
const SHORT_APART =
  /((?:^|[,;:(\n] ?|\b(?:call|text|phone|cell|mobile|tel|number is|reach me (?:at|on)) ))[2-9]\d{2} (?!19|20)\d{4}(?=[,.;:)!?\n]|$)/gi;

/** Hides account, card and identity numbers, telephones and dates of birth. */
export const maskNumbers = (text: string): string =>
  text
    .replace(IBAN, maskIban)
    .replace(NAMED_IBAN, "$1 [account number]")
    .replace(CARD, (match) => (passesLuhn(match.replace(/\D/g, "")) ? "[card number]" : match))
    .replace(PAPER, "$1$2 [id number]")
    .replace(SOCIAL_SECURITY, "[id number]")
    .replace(BIRTH, "$1 [date of birth]");

/** Hides telephones; order numbers have to be hidden before. */
export const maskPhones = (text: string): string =>
  text
    .replace(PHONE, (match) => (isPhone(match) ? "[phone]" : match))
    .replace(SHORT, "[phone]")
    .replace(SHORT_APART, "$1[phone]");
