import type { Mining } from "../mining/mining.ts";
import type { Product } from "../product/product.ts";
import { ratingsOf, textsOf } from "../reviews/reviews-by-id.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { remember } from "../text/remember.ts";
import { singular } from "../text/singular.ts";
import { byReviews, type Supported } from "./avatar-draft.ts";
import { type Excerpt, excerptOf, groupExcerpts, sayTokens } from "./excerpts.ts";
import { isGiven, type Recipient, recipientsIn, tellRecipient, withoutTwice } from "./recipients.ts";

export type Motive = "replacement" | "recommendation" | "gift" | "person" | "purpose" | "repeat" | "price";

type Trigger = {
  motive: Motive;
  /** Group 1, where there is one, is what is said of anybody after the lead. */
  pattern: RegExp;
  lead: string;
};

const STOP = "[^.;!?():,–—]";

/** What made people buy, as they tell it; the first that fits a sentence stands. */
const TRIGGERS: readonly Trigger[] = [
  {
    motive: "repeat",
    lead: "Already owned one and wanted another",
    pattern:
      /\b(?:(?:this is )?(?:my|our) (?:second|third|fourth|2nd|3rd|4th|fifth) (?:one|pair|set|bottle|bag|tub|jar|box|order|purchase|time buying)|second one (?:i|we)(?:'ve)? (?:bought|ordered|got|own)|(?:bought|ordered|purchased|got) (?:another|a second|a third|two more|three more|a few more)|(?:repeat|returning) (?:buyer|customer)|have (?:bought|ordered) (?:this|these|it|them) (?:before|again))\b/i,
  },
  {
    motive: "recommendation",
    lead: "Recommended by",
    pattern: new RegExp(`\\brecommended (?:to (?:me|us) )?by ((?:my|our|a|an|the) ${STOP}{2,30})`, "i"),
  },
  {
    motive: "recommendation",
    lead: "Recommended by",
    pattern:
      /\b((?:my|our|a|the) (?:[a-z]+ ){0,2}(?:dermatologist|doctor|vet|trainer|roaster|dentist|teacher|librarian|friend|sister|brother|mom|mother|dad|neighbor|coworker|colleague|barista|therapist|pediatrician|coach|groomer|breeder|hairdresser|esthetician|pharmacist|nutritionist|physical therapist|chiropractor|daughter|son|wife|husband)) (?:recommended|suggested|told (?:me|us) (?:to|about)|swears by|raved about|would not stop talking about|wouldn't stop talking about|turned (?:me|us) on to|wants me to|wanted me to|told me to|has (?:one|this|these)|had (?:one|this))\b/i,
  },
  {
    motive: "recommendation",
    lead: "Saw it",
    pattern: new RegExp(
      `\\b(?:saw|seen|spotted) (?:it|this|these|them|one) ((?:at|on|in) (?!the picture|amazon)${STOP}{3,40}?)(?= and\\b|[.;!?,]|$)`,
      "i",
    ),
  },
  {
    motive: "replacement",
    lead: "To replace",
    pattern: new RegExp(
      `\\b(?:replaced|replacing|replaces|to replace|replacement for) ((?:my|our|an?|the) (?!it)${STOP}{3,40}?)(?= with\\b| and\\b| that\\b| which\\b| after\\b|[.;!?,]|$)`,
      "i",
    ),
  },
  {
    motive: "replacement",
    lead: "Switched from",
    pattern: new RegExp(
      `(?:\\b(?:switched|upgraded|moved up)|(?<=^|[,;] |\\b(?:i|we|i'm|i am|we're) )(?:coming|came)) (?:over )?from (?!the back|a different seller|inside|there|that|what)(${STOP}{3,40}?)(?= and\\b| to\\b| because\\b|[.;!?,]|$)`,
      "i",
    ),
  },
  {
    motive: "replacement",
    lead: "The old one",
    pattern:
      /\bmy (?:old|last|previous) (?:ones?|pair|[a-z]+(?: [a-z]+)?) ((?:finally )?(?:died|broke|leaked|snapped|cracked|wore out|gave out|fell apart|stopped working|tore|ripped|rusted|quit)(?: [a-z' ]{3,30}?)?)(?= and\b| so\b| but\b|[.;!?,]|$)/i,
  },
  {
    motive: "gift",
    lead: "As",
    pattern: /\b(?:as|for|it's|was|is|makes) (an? (?:[a-z]+ ){0,3}(?:gift|present|stocking stuffer))\b(?! from\b)/i,
  },
  {
    motive: "gift",
    lead: "As a gift for",
    pattern: new RegExp(
      `\\b(?:gift|present) (?:for|to) ((?:my|our|a|the) (?!self\\b|own\\b)${STOP}{2,40}?)(?= and\\b| so\\b| but\\b| because\\b| who\\b|[.;!?,]|$)`,
      "i",
    ),
  },
  {
    motive: "gift",
    lead: "For",
    pattern:
      /\b(?:bought|got|ordered|purchased|given|gave) [^.;!?]{0,40}\bfor ((?:my |his |her |our |their )?(?:christmas|birthday|mother's day|father's day|anniversary|graduation|valentine's day|easter))\b/i,
  },
  {
    motive: "gift",
    lead: "As a gift",
    pattern:
      /\b(?:(?:best|great|good|nice|lovely|perfect|favou?rite|thoughtful) (?:\w+ )?(?:gift|present)s?|as (?:\w+ ){0,2}(?:gifts|presents)|gave (?:it|this|these|them) to (?:me|us)|gave (?:me|us) (?:it|this|these|them)|was gifted)\b/i,
  },
  {
    motive: "purpose",
    lead: "Bought for",
    pattern: new RegExp(
      `\\b(?:bought|got|ordered|purchased|needed|wanted|picked up|grabbed) (?:it|this|these|them|one|a pair|a set|two|both|something|mine) (?:specifically |mainly |mostly |just )?for ((?!\\$|\\d|(?:when|if|while|where|what|how)\\b|(?:exactly |only |just )?one (?:thing|reason|purpose)|everything|under|less|about|half|years|months|weeks|a (?:long|while|week|month|year|little|bit|lot|few|fraction)|just|only|more|around|roughly|almost|my (?:son|daughter|wife|husband|mom|dad|mother|father|sister|brother)|me\\b|us\\b|him|her\\b|myself|my self)${STOP}{3,50}?)(?= and\\b| so\\b| but\\b| because\\b| since\\b| who\\b| which\\b| that\\b| now\\b|[.;!?,]|$)`,
      "i",
    ),
  },
  {
    motive: "purpose",
    lead: "Needed",
    pattern: new RegExp(
      `\\b(?:i|we) (?:just |really )?(?:need|needed|wanted|was looking for|were looking for|had been looking for) ((?:something|an? (?:new|better|smaller|larger|bigger|lighter|decent|good|reliable|simple|replacement|quiet|sturdy)) ${STOP}{5,60}?)(?= and (?!an?\\b)| as (?:i|we|he|she|they|it)\\b| but\\b| because\\b| so\\b|[.;!?,]|$)`,
      "i",
    ),
  },
  {
    motive: "purpose",
    lead: "Bought to",
    pattern: new RegExp(
      `\\b(?:bought|got|ordered|purchased) (?:it|this|these|them|one|mine) to ((?!try|see if|be |replace|where\\b)[a-z]+ ${STOP}{3,50}?)(?= and\\b| but\\b| because\\b|[.;!?,]|$)`,
      "i",
    ),
  },
  {
    motive: "purpose",
    lead: "Bought because",
    pattern: new RegExp(
      `\\b(?:bought|got|ordered|purchased|chose|picked) (?:it|this|these|them|one|mine)(?: one| brand)? because (?:of )?((?!from |what |after |when )${STOP}{6,70}?)(?= but\\b|[.;!?,]|$)`,
      "i",
    ),
  },
  {
    motive: "price",
    lead: "Good price",
    pattern:
      /\b(?:bought|got|ordered|grabbed) (?:it|this|these|them) (?:on sale|because (?:it was|they were) (?:on sale|cheap|affordable))\b/i,
  },
];

const NEGATED = /\b(?:not|never|no|n't|won't|don't|didn't|would|could|if)\b[^.;!?]{0,12}$/i;

const tokensIn = (sentence: Sentence, start: number, end: number): readonly Token[] =>
  sentence.tokens.filter((token) => token.start >= start && token.end <= end);

const leadOf = ({ lead }: Trigger, match: string, product: Product): string => {
  if (lead === "The old one" && product.plural) return "The old ones";
  return lead === "Bought because" && / because of /i.test(match) ? "Bought because of" : lead;
};

/** "To replace the old one": which thing that was is not said. */
const SAYS_NOT_WHAT =
  /^(?:the|an?|their|your) (?:(?:old|other|dead|defective|broken|first|last) )?(?:ones?|tired|existing|old)$/i;

const wordingOf = (trigger: Trigger, match: string, rest: readonly Token[], product: Product): string | null => {
  if (rest.length === 0)
    return /\b(?:by|for|to|from|because)$|^(?:As|Saw it|The old one|Needed)$/.test(trigger.lead) ? null : trigger.lead;
  const person = trigger.lead.startsWith("Bought") || trigger.lead === "Needed";
  const said = sayTokens(rest, product, person ? "buyers" : "anybody");
  const lead = leadOf(trigger, match, product);
  return said === null || said.split(" ").length > 12 || SAYS_NOT_WHAT.test(said) ? null : `${lead} ${said}`;
};

export type Reason = { motive: Motive; excerpt: Excerpt };

/** "got it for the cap", of a set with a cap, or "for the kids", of theirs: the name says so; and "for the trip" not which. */
const isItself = (said: string, { name }: Product): boolean => {
  if (/^the trip$/i.test(said)) return true;
  const own = new Set(name.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return (
    /^(?:the|this|these) /i.test(said) &&
    said
      .toLowerCase()
      .split(/\s+/)
      .slice(1)
      .every((word) => own.has(word) || own.has(`${word}s`) || own.has(singular(word)))
  );
};

/** "As a gift" says no more where it is known for whom. */
const SAYS_NO_MORE = /^(?:as a gift|as a present|as a gift for .*|bought for .*|needed .*)$/i;

type Told = { words: string; product: Product; rating: number | null };

const reasonIn = (sentence: Sentence, { words, product, rating }: Told, isForSomebody: boolean): Reason[] => {
  for (const trigger of TRIGGERS) {
    const match = trigger.pattern.exec(words);
    if (match === null || NEGATED.test(words.slice(0, match.index))) continue;
    const said = match[1] ?? "";
    if (trigger.motive === "purpose" && isItself(said, product)) continue;
    const at = said === "" ? 0 : match.index + match[0].lastIndexOf(said);
    const rest = said === "" ? [] : tokensIn(sentence, sentence.start + at, sentence.start + at + said.length);
    const wording = wordingOf(trigger, match[0], rest, product);
    if (wording === null || (isForSomebody && SAYS_NO_MORE.test(wording))) continue;
    const evidence = tokensIn(sentence, sentence.start + match.index, sentence.start + match.index + match[0].length);
    return excerptOf(wording, evidence, sentence, rating).map((excerpt) => ({ motive: trigger.motive, excerpt }));
  }
  return [];
};

type ForSomebody = { recipient: Recipient; sentence: Sentence; given: boolean };

/** Whom it was bought for, as one reason for each person, however many of them are named so. */
const reasonsForSomebody = (found: readonly ForSomebody[], ratings: ReadonlyMap<string, number | null>): Reason[] => {
  const byReview = [...Map.groupBy(found, ({ sentence }) => sentence.reviewId).values()].flatMap(withoutTwice);
  return [...Map.groupBy(byReview, ({ recipient }) => recipient.person)].flatMap(([person, group]) => {
    const reviews = [...Map.groupBy(group, ({ sentence }) => sentence.reviewId).values()];
    const elderly = reviews.every((named) => named.some(({ recipient }) => recipient.elderly));
    const text = tellRecipient(person, elderly);
    return group.map(({ recipient, given, sentence: { reviewId, start } }): Reason => {
      const span = { reviewId, start: start + recipient.start, end: start + recipient.end };
      const rating = ratings.get(reviewId) ?? null;
      return { motive: given ? "gift" : "person", excerpt: { text, span, lemmas: new Set([person]), rating } };
    });
  });
};

/** Every place where a review tells why it was bought. */
export const reasonsIn = remember((mining: Mining): readonly Reason[] => {
  const ratings = ratingsOf(mining);
  const texts = textsOf(mining);
  const { product } = mining;
  const told = mining.sentences.map((sentence) => {
    const text = texts.get(sentence.reviewId) ?? "";
    const words = text.slice(sentence.start, sentence.end).replace(/[’‘]/g, "'");
    const recipients = recipientsIn(words);
    const rating = ratings.get(sentence.reviewId) ?? null;
    return {
      reasons: reasonIn(sentence, { words, product, rating }, recipients.length > 0),
      forSomebody: recipients.map((recipient) => ({ recipient, sentence, given: isGiven(words, recipient) })),
    };
  });
  return [
    ...reasonsForSomebody(
      told.flatMap(({ forSomebody }) => forSomebody),
      ratings,
    ),
    ...told.flatMap(({ reasons }) => reasons),
  ];
});

const MOST_REASONS = 8;

/** What made buyers buy: what it replaced, who recommended it, whom and what it was for. */
export const buildReasonsToBuy = (mining: Mining): Supported[] =>
  [...Map.groupBy(reasonsIn(mining), ({ motive }) => (motive === "person" ? "gift" : motive)).values()]
    .flatMap((group) =>
      groupExcerpts(
        group.map(({ excerpt }) => excerpt),
        MOST_REASONS,
      ),
    )
    .toSorted(byReviews)
    .slice(0, MOST_REASONS);
