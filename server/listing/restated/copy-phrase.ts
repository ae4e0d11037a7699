import type { PraiseTold } from "../../insight/avatar/praise-told.ts";
import { pluralVerb, presentOf } from "../../insight/statements/inflect.ts";
import { isKnownWord, type Token } from "../../insight/text/analyse.ts";
import { reworded } from "./reword.ts";

/** A praise with the words it was told in and the number its copy speaks in. */
export type Told = PraiseTold & { tokens: readonly Token[]; plural: boolean };

/** Praise that is one buyer's liking; where a phrase stands without it, the rest is news. */
const LIKING =
  "(?:great|good|perfect|nice|excellent|ideal|wonderful|amazing|fantastic|awesome|brilliant|superb|terrific|lovely|decent|fine)";
const LIKED = new RegExp(` (?:perfectly|beautifully|nicely|wonderfully|amazingly|fantastically|superbly)(?= |$)`, "gu");
const DEGREE =
  /(?<=^| )(?:(?:so(?! (?:that|you|it)\b)|very|really|super|incredibly|extremely|absolutely|surprisingly|totally|truly|quite(?! an?\b)|pretty(?= \p{L}+(?:$| (?:and|for|to|in|on)\b)|(?= (?:much|well|sturdy)))|actually|definitely|just|even(?! (?:in|on|at|when|with|after|if)\b)|still|also|always|certainly|sure|either) )+/giu;

const OPENS_VERB = /^(?:is|are|has|have|can|will|won['’]t|does|do|doesn['’]t|don['’]t)$/;

/** "is sturdy and slips into a pocket" says two things. */
const partsOf = ({ predicate, tokens }: Told): string[] => {
  const isVerb = (word: string): boolean =>
    OPENS_VERB.test(word) ||
    tokens.some(({ lower, pos, lemma }) => lower === word && pos === "VERB" && lower !== lemma && word.endsWith("s"));
  const words = predicate.split(" ");
  const parts: string[][] = [[]];
  words.forEach((word, at) => {
    const next = words.slice(at + 1).find((each) => !/^(?:also|still|even|really|easily|just)$/i.test(each));
    if (at > 0 && word === "and" && next !== undefined && isVerb(next.toLowerCase())) parts.push([]);
    else parts.at(-1)?.push(word);
  });
  return parts.map((part) => part.join(" "));
};

const JOB = new RegExp(
  `^(?:does|do) an? (?:[\\p{L}-]+ ){0,2}job (?:of |at |with |in |by )?(\\p{L}+ing) (?=\\p{L})`,
  "u",
);
const EASED = /^(?:makes?|making) it (?:so |very |really |super |much )?(easier|easy|simple|possible) to /u;

/** "making" → "make", "cutting" → "cut", "sucking" → "suck"; "" where none is a word. */
const baseOf = (gerund: string): string => {
  const stem = gerund.slice(0, -"ing".length);
  return (
    [`${stem}e`, stem.replace(/([^lsz])\1$/u, "$1"), stem].find((each) => each.length > 2 && isKnownWord(each)) ?? ""
  );
};

/** "does a great job of sucking up dirt" sucks up dirt. */
const withoutJob = (said: string, plural: boolean): string =>
  said.replace(JOB, (whole, gerund: string) => {
    const base = baseOf(gerund.toLowerCase());
    return base === "" ? whole : `${presentOf(base, plural)} `;
  });

const SIZED = new RegExp(`^(?:an? |the )?${LIKING} size (?:for|to fit) `, "u");
const SUITED = new RegExp(`^${LIKING} (?:for|with) (?!the (?:price|money|cost)\\b)`, "u");
const FOR_USE = new RegExp(`^${LIKING} to use (?=(?:on|in|at|with|for)\\b)`, "u");

/** What a thing is, without how well the reviewer likes that. */
const quality = (said: string): string => {
  const bare = said.replace(DEGREE, "").trim();
  return bare
    .replace(SIZED, "sized for ")
    .replace(SUITED, "suited to ")
    .replace(FOR_USE, "for use ")
    .replace(new RegExp(`^${LIKING} and (?=\\p{L})`, "u"), "")
    .replace(new RegExp(` and ${LIKING}$`, "u"), "");
};

const COPULA = /^(?:is|are) /u;
/** The product under another name. */
const THE_PRODUCT = /^(?:product|item|unit|thing|one|guy|little guy|piece|set|purchase|device|gadget)$/u;
/** What is part of no thing, or of any. */
const NO_PART =
  /^(?:(?:[\p{L}-]+ )*(?:quality|fit|look|looks|power|humidity|increase|draw|batch|company|supply|work|job|experience|performance|results?|person|people|option|options|idea|choice|way|reason|amount|number|kind|sort|type|use|user|customer|service|improvement|difference|few|little))$/u;
const LONE = /^[\p{L}-]+(?: and [\p{L}-]+)?$/u;
const NO_ADJECTIVE = /^(?:an?|the|in|on|at|of|for|with|like|not|no|one|more|less|as|what|that|there|here|how|well)\b/u;

/** "lid clicks" of "the lid clicks shut and stays shut": the verb was taken for a part. */
const isRunOn = (thing: string, { tokens, predicate }: Told): boolean =>
  thing.includes(" ") &&
  thing.endsWith("s") &&
  tokens.some(({ lower }) => lower === "and") &&
  !predicate.includes(" and ") &&
  COPULA.exec(predicate) === null;

/** What one part of a praise says, as copy does: "padded straps", "lid that opens with one hand", "folds flat". */
const wordedPart = (part: string, praise: Told): string => {
  const thing = praise.thing.replace(/^an? /, "");
  const ofProduct = praise.ofProduct || THE_PRODUCT.test(thing);
  if (!ofProduct && isRunOn(thing, praise)) return "";
  if (!ofProduct && (NO_PART.test(thing) || / (?:in|of|on|for) /u.test(thing))) return "";
  const said = withoutJob(part.replace(DEGREE, "").trim(), praise.plural).replace(EASED, "easy to ").trim();
  if (!COPULA.test(said)) {
    const verb = said.split(" ")[0] ?? "";
    const own = ofProduct && praise.plural ? said.replace(verb, pluralVerb(verb)) : said;
    if (own.startsWith("easy to ")) return ofProduct ? own : `${thing} that makes it ${own}`;
    return ofProduct ? own : `${thing} that ${own}`;
  }
  const is = quality(said.replace(COPULA, "")).replace(/^([\p{L}-]+) enough$/u, "$1");
  if (
    praise.tokens.some(
      ({ lower, lemma, pos }) =>
        pos === "VERB" && /[^s]s$/u.test(lower) && lower !== lemma && is.split(" ")[1] === lower,
    )
  )
    return "";
  if (ofProduct) return /^(?:an?|the|one|my|your) /u.test(is) ? "" : is;
  if (LONE.test(is) && !NO_ADJECTIVE.test(is)) return `${is} ${thing}`;
  return /^(?:easy to|[\p{L}-]+ enough (?:for|to|that)|suited to|sized for)\b/u.test(is)
    ? `${thing} ${is}`
    : /^(?:an?|the) /u.test(is)
      ? ""
      : `${thing} that ${praise.plural ? "are" : "is"} ${is}`;
};

/** "nice thick padding", "a great range of sound adjustment" */
const LIKING_INSIDE = new RegExp(
  `(?<=(?:^| )(?:an? |the |has |have )?)(?:nice and |(?!fine)${LIKING} )(?=(?!(?:with|for|on|in|at|to|and|or|when|as|even|out|up|size|quality|value|deal|touch|look|time|tasting|looking|feeling|smelling|sounding|job|way)\\b)[\\p{L}-]+)`,
  "gu",
);

/** "which gives it a nice touch", "making it a great backup" */
const ASIDE = /(?:,? (?:which|making (?:it|them|this))\b| [-–—] ).*$/u;
const PAIRED = new RegExp(`^(?:looks?|goes?|go) ${LIKING} with `, "u");

const tidied = (text: string): string =>
  text
    .replace(ASIDE, "")
    .replace(/^suited to beginner$/u, "suited to beginners")
    .replace(/\bgood grip\b/u, "firm grip")
    .replace(/\bgood seal\b/u, "tight seal")
    .replace(/ (?:with [^;]*|on|in|to|for|of) it$/u, "")
    .replace(PAIRED, "pairs with ")
    .replace(LIKED, "")
    .replace(LIKING_INSIDE, "")
    .replace(/ (?:too|as well|already|myself|yet|though|again|either|so far|anyway|right now)$/u, "")
    .replace(/\b(into|in) (pocket|purse|backpack|bag|suitcase|drawer|cup holder|carry-on|glove box)\b/u, "$1 a $2")
    .replace(/\b(?:my|our|his|her|their) /gu, "the ")
    .replace(/ {2,}/g, " ")
    .trim();

/** True of anything that is liked, or only half true. */
const SAYS_LITTLE =
  /^(?:(?:works?|performs?|functions?|does the job|do the job|runs?|looks|holds up|hold up|operates?)(?: (?:well|fine|properly|correctly|as (?:it|they) should))?|works when .*|(?:well|nicely) (?:made|built|designed|crafted|thought out)|fits? (?:well|tight|right)|(?:runs?|run) (?:small|large|big)|comes out .*|fits? the bill|gets? the job done|counts?|in (?:\p{L}+ )?shape|for one \p{L}+|[\p{L} -]+ (?:designed|attached)|(?:\p{L}{3,}ier|(?:smooth|small|light|long|short|soft|strong|tight|thick|thin|fast|quick|loud|quiet|warm|cool)er|more|less) .*|makes it \p{L}+|never (?:moved|looked).*|out of the question|[\p{L} -]+ that \p{L}+|takes? (?!up\b|little|no\b|under|less|minutes|seconds|(?:about |around |only )?\p{L}+ (?:minutes?|seconds?)|(?:\p{L}+ )?batteries).*|makes? up\b.*|(?:press|push|hold) the .*|.* saves you|suited to an? (?:toy|kid))$|\b(?:too much|too many|feeling like|like you|tasting|punished|by accident|behind|where|or to|helps to|reminds? you|fills? up with|and \p{L}+ing|keeps you going|(?<!\bnot (?:too )?)(?:slick|slippery|sticky|stiff|flimsy|bulky|noisy|loud|plastic)|pays?|usually|surviv\p{L}*|expensive|inexpensive|like an?|as an?|made well)\b|\b(?:a bit|a little(?= (?:\p{L}+er|too|small|big|tight|loose|short|long|narrow|wide|strange|stiff|heavy|pricey|noisy|loud|trouble))|somewhat|slightly|fairly|rather|kind of|sort of|trouble|problems?|issues?|quality|has (?:worked|saved|lived|been|made|helped|changed|produced|gone|done)|have (?:worked|saved|lived|been|made|helped))\b/iu;
const LIKES = new RegExp(
  `\\b(?:${LIKING.slice(3, -1)}|perfectly|best|better|worse|love|loves|loved|favou?rite|(?<!\\b(?:stays?|keeps?|remains?|feels?) )cool|happy|please[sd]?|pleasing|recommend|satisfied|impress\\p{L}*|gorgeous|stunning|incredible|unbelievable|flawless\\p{L}*|okay|ok|adequate|alright|bad|wrong|cheap\\p{L}*|thing|things|stuff|something|anything|everything|nothing|someone|anyone|everyone)\\b`,
  "iu",
);
const OF_ONE_BUYER =
  /\b(?:I|me|my|mine|we|us|our|he|him|his|she|her|hers|they|them|their|it|its|this|that$|these|those|there|here|ones|another|others?|same|old|previous|last|first|next|typical|brand|product|item|purchase|price\w*|money|cost\w*|worth|value|deal|dollars?|buck|bucks|ship\w*|arriv\w*|deliver\w*|seller|review\w*|describ\w*|description|advertis\w*|pictur\w*|photo|photos|expect\w*|amazon|today|yesterday|year old|husband|wife|mom|dad|mother|father|friend|neighbou?r|boss|coworkers?|weeks?|months?|years?|(?:first|second|last|next|few|several|many) times?|times|than|half|twice|what|instead|unlike|compared|whatever|etc)\b/iu;
/** "one hand" counts, "one" alone points at something else. */
const ONE_OF_THEM = /\bone(?= (?:of|is|that|which|for|and|or|i|you|was|has)\b|$)/iu;
const HALF_SAID =
  /^(?:was|were|had|did|been|being|goes|go|comes?(?! with\b)|came|gets?|got|wants?|needs?|helps? me|seems?|appears?|looks?$|feels?$|works?$|does|do|takes?$|turns? out|won['’]t$|makes?$|has$|have$|holds?$|fits?$|keeps?$|stays?$|will|would|could|should|might|may)\b|\b(?:and|or|but|of|for|with|to|in|on|at|the|an?|that|than|as|so|very|is|are|who|which|when|if|because|into|from|by|about|an? \p{L}+ing|an? (?:inch|foot|half|quarter|third|couple|few)|some(?: to spare)?|terms|conjunction|to (?:put|look|get|see)|as \p{L}+|all the time|constantly)$|\b(?:was|were|had|did|would|could|should|bought|ordered|received|used to|ended|if|because|but|though|although|unless|except|only|almost|nearly|barely|hardly|maybe|probably|might|guess|think|seem\w*|apparently|supposed)\b|\b(\p{L}+) \1\b/iu;
const SHORTEST = 2;
const LONGEST_WORDS = 10;

/** What comes after is where or what else, and no condition: by day, when wet and with care are kept. */
const ADJUNCT =
  / (?:for|of|and|so|(?:in|on|at)(?! (?:the |a )?(?:day|days|daytime|daylight|night|nights|dark|light|morning|summer|winter|rain|weather|cold|heat|sun|shade|low|high|first|moderation)\b)) /gu;
const NEEDS_MORE =
  /(?:enough|stays?|fits?|sits?|helps?|easy|suited|sized|and|convenient|works?|keeps?|goes|made|comes?|use|useful|handy|room|space|plenty|fit|right|up|then|as \p{L}+|connected|charged|well|and \p{L}+|\p{L}+ing)$/u;
const LONG = 6;
const LEAST_LEFT = 3;

/** A long phrase also without what it ends with. */
const shorterOf = (text: string): string[] =>
  text.split(" ").length < LONG
    ? []
    : [...text.matchAll(ADJUNCT)]
        .map(({ index }) => text.slice(0, index))
        .filter((cut) => cut.split(" ").length >= LEAST_LEFT && !NEEDS_MORE.test(cut))
        .toReversed();

/** "place it anywhere": what is done with a thing may call it "it". */
const DONE_WITH_IT = /^((?!makes?\b)\p{Ll}+) it (?=\p{L})/u;
const CAPITALS = /(?<!^)\p{Lu}|[\d$%"“”()!?:;]/u;

const stands = (whole: string): boolean => {
  const text = whole.replace(DONE_WITH_IT, "$1 ");
  const words = text.split(" ");
  return (
    words.length >= SHORTEST &&
    words.length <= LONGEST_WORDS &&
    ![SAYS_LITTLE, LIKES, OF_ONE_BUYER, ONE_OF_THEM, HALF_SAID, CAPITALS].some((pattern) => pattern.test(text))
  );
};

const ACRONYM = /\b(?:aaa?|usb|led|lcd|tv|uv)\b/gu;

/** A phrase of copy, the whole first, then in other words and without its end; none where it would not stand. */
export const copyForms = (phrase: string): string[] => {
  const text = tidied(phrase.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()));
  const forms = [text, ...reworded(text), ...shorterOf(text)].filter(stands);
  return forms.map((form) => form.replace(ACRONYM, (letters) => letters.toUpperCase()));
};

/** What a praise says, as copy says it, part by part. Empty where nothing is left but liking. */
export const copyPhrases = (praise: Told): string[][] =>
  partsOf(praise)
    .map((part) => copyForms(wordedPart(part, praise)))
    .filter((forms) => forms.length > 0);
