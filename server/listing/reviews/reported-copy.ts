import type { Sentence } from "../../insight/text/analyse.ts";
import type { Clause } from "../../insight/text/clauses.ts";
import { isHearsay } from "../../insight/units/misreadings/hearsay.ts";

const SPEAKER =
  "(?:listing|description|title|ads?|advert|advertisement|seller|sellers|company|maker|manufacturer|page|website|box|package|packaging|label|sticker|instructions|manual|pictures?|photos?|reviews|reviewers|people|others|they|it)";
const SAYING =
  "(?:says?|said|claims?|claimed|states?|stated|promises?|promised|advertises?|advertised|reads?|swears?|swore)";
/** "does what it says", "fragrance free like it says": so it is. */
const NOT_SO = "(?<!\\b(?:what|whatever|everything|all|as|like|than|exactly) (?:the |that |some |other |many |most )?)";
const SPEAKS = `\\b${SPEAKER} (?:(?:clearly|even|also|still|all|only|just|specifically|here|on|in|of|the|\\p{L}+ly|\\p{L}+ page) ){0,3}${SAYING}\\b`;
/** "it's supposed to be 32 oz", but not "it does what it is supposed to do". */
const NOT_AS_SUPPOSED = "(?<!\\b(?:what|as|like|way|how|where|everything|exactly) (?:\\p{L}+ )?(?:\\p{L}+ )?)";
const SUPPOSED =
  "\\b(?:is |are |was |were |'s |'re )?(?:supposed|meant|said|claimed|guaranteed|rumou?red) to (?!do\\b)";
const SOLD_AS = "\\b(?:advertised|described|listed|sold|billed|marketed|labell?ed) (?:as|to be)\\b";
/** "Says wood": whoever says it is left out. */
const SAYS_FIRST = "^\\W*(?:says|said|claims|claimed|advertised)\\b";
const REPORT = new RegExp(`${NOT_SO}${SPEAKS}|${SAYS_FIRST}|${NOT_AS_SUPPOSED}${SUPPOSED}|${SOLD_AS}`, "iu");
/** Matches wherever a report does, and is tried faster. */
const MAY_REPORT = new RegExp(`${SPEAKS}|${SAYS_FIRST}|${SUPPOSED}|${SOLD_AS}`, "iu");
const reportIn = (words: string): RegExpExecArray | null => (MAY_REPORT.test(words) ? REPORT.exec(words) : null);

/** What ends a report within its sentence: "it says silk but it is not", "it says so and I can confirm it". */
const ENDS =
  /[;.!?)]|\b(?:but|though|although|however|yet|except|actually|instead|when|while|i|we|my|our|mine|ours|not|tag|(?:and|so) (?:it|they|that|this))\b|n['’]t\b/iu;
const REPORT_AFTER = new RegExp(`^[\\s"”'’,.!-]*(?:${SPEAKS}|says the ${SPEAKER}\\b)`, "iu");

/** Whether a clause goes on with what the words before it report: "it says the lid and straw are steel". */
const isStillReported = (before: string, words: string): boolean => {
  const report = reportIn(before);
  if (report === null) return false;
  const after = before.slice(report.index + report[0].length);
  const isOver = !/\p{L}/u.test(after) && /^\W*(?:and|so|or)\b/i.test(words);
  return !isOver && !ENDS.test(after) && !ENDS.test(words) && reportIn(after) === null;
};

/** Whether a clause repeats what a listing, its seller or other reviews say: "the listing says it fits all cars". */
export const isReportedCopy = ({ tokens, start, end }: Clause, sentence: Sentence, text: string): boolean =>
  isHearsay({ tokens }) ||
  reportIn(text.slice(start, end)) !== null ||
  isStillReported(text.slice(sentence.start, start), text.slice(start, end)) ||
  REPORT_AFTER.test(text.slice(end, sentence.end));

const REFUTED = new RegExp(
  `^\\W*(?:(?:but|and|well|sorry|that|this|which|it|is|was|'s|’s|simply|just|totally|absolutely|definitely)\\W+)*(?:${[
    "not (?:true|so|even close|the case|at all|really|correct|accurate|for (?:us|me|ours|mine)\\b)",
    "untrue|false|wrong|a lie|lies|nope|no way",
    "(?:it|they|mine|ours|this|that) (?:(?:do|does|did|is|are|was|were|has|have|wo|ca)(?: not|n['’]?t)|cannot)\\W*$",
  ].join("|")})`,
  "iu",
);

/** Whether words take back what was repeated before them: "Not true for ours", "They do not." */
export const refutes = (words: string): boolean => REFUTED.test(words.trim());

const OTHERS = /\b(?:people|others|reviews|reviewers)\b/iu;

/** Whether a clause repeats what the seller says, and not other customers. */
export const tellsOfCopy = (words: string): boolean => !OTHERS.test(words);

const SCORN =
  /(?<!\b(?:on|in|at|of|with|to|into|under|over|for|from|off|by|against|and|keep|hurt|broke)\W+)\bmy (?:foot|eye|ass|behind)\b|^\W*(?:so much for|yeah,? right)\b/iu;
const LAUGHS = /\b(?:lol|lmao|haha+)\W*$/iu;

/** Whether words scorn what they name: "Waterproof my foot"; a laugh does where nobody is content. */
export const isScorned = (words: string, isContent: boolean): boolean =>
  SCORN.test(words) || (!isContent && LAUGHS.test(words));
