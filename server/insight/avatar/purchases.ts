import type { Mining } from "../mining/mining.ts";
import { type Product, withArticle } from "../product/product.ts";
import { ratingsOf, textsOf } from "../reviews/reviews-by-id.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { remember } from "../text/remember.ts";
import { singular } from "../text/singular.ts";
import { byReviews, distinctReviews, type Supported } from "./avatar-draft.ts";
import { type Excerpt, excerptOf, groupExcerpts, sayTokens } from "./excerpts.ts";
import { comesBack, sentencesOfOthers } from "./of-other-thing.ts";
import { within } from "./own-words.ts";
import { type Motive, TRIGGERS, type Trigger } from "./purchase-triggers.ts";
import { quotedWhole } from "./quoted-whole.ts";
import { isGiven, type Recipient, recipientsIn, tellRecipient, withoutTwice } from "./recipients.ts";
import { statedReason } from "./stated-reasons.ts";

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

/** "a stovetop one I kept forgetting about" is a stovetop kettle: what was had before is named, and no more is told of it. */
const formerThing = (rest: readonly Token[], product: Product): readonly Token[] => {
  const end = rest.findIndex(({ pos, lower }, index) => {
    const before = rest[index - 1];
    if (index === 0 || before?.pos === "ADP") return false;
    return (
      /^(?:PRON|AUX|SCONJ)$/.test(pos) ||
      (pos === "DET" && before?.pos !== "DET") ||
      /^(?:before|for|when|after)$/.test(lower)
    );
  });
  const named = end === -1 ? rest : rest.slice(0, end);
  const last = named.at(-1);
  const text = named
    .map(({ lower }) => lower)
    .join(" ")
    .replace(/^(?:my|our) /, "the ");
  const isNamed = product.noun !== "product" && !product.plural && !SAYS_NOT_WHAT.test(text);
  return last?.lower === "one" && isNamed
    ? named.with(-1, { ...last, text: product.noun, lower: product.noun, pos: "NOUN" })
    : named;
};

/** "My daughter in law": "a daughter-in-law", by the name the reviewer gives. */
const adviserIn = (rest: readonly Token[]): string => {
  const named = rest
    .map(({ lower, text }) => (/^\p{Lu}\p{Ll}/u.test(text) ? lower : text))
    .join(" ")
    .replace(/^(?:my|our|an?) /i, "")
    .replace(/[ -]in[ -]law\b/, "-in-law");
  return named.startsWith("the ") ? named : withArticle(named);
};

const wordingOf = (trigger: Trigger, match: string, rest: readonly Token[], product: Product): string | null => {
  if (rest.length === 0)
    return /\b(?:by|for|to|from|because)$|^(?:As|Saw it|The old one|Needed)$/.test(trigger.lead) ? null : trigger.lead;
  const person = trigger.lead.startsWith("Bought") || trigger.lead === "Needed";
  const named = trigger.motive === "replacement" && trigger.lead !== "The old one" ? formerThing(rest, product) : rest;
  const said =
    sayTokens(named, product, person ? "buyers" : "anybody")
      ?.replace(/^(?:The|An?)(?= )/, (article) => article.toLowerCase())
      .replace(/ in law\b/, "-in-law") ?? null;
  const lead = leadOf(trigger, match, product);
  if (trigger.lead === "Recommended by") return `${lead} ${adviserIn(rest)}`;
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

/** "My coach told me to get soft ones, but these are too soft": what was recommended was another. */
const FOUND_UNFIT = /\b(?:but|however|yet|although|though|except) (?:this|these|it|they|that|mine|the)\b/i;

/** "the table my brother swore by": another thing, named right before. */
const isOfNamedBefore = ({ start, tokens }: Sentence, match: RegExpExecArray, { noun, name }: Product): boolean => {
  const before = tokens.findLast(({ end }) => end <= start + match.index);
  return (
    !match[0].startsWith("recommended") &&
    before?.pos === "NOUN" &&
    before.lemma !== noun &&
    !name.toLowerCase().includes(before.lower)
  );
};

/** "My last press was a wedding present", "her gran's clock was a gift": another thing, whose it is. */
const OF_OTHER_THING =
  /\b(?:my|our|his|her|their|\p{L}+['’]s|the (?:old|previous|last|first|other)) (?:(?!gift|present|birthday|christmas)\p{L}+ ){1,3}(?=(?:was|is|makes) an? )/iu;

/** "Bought for my daughters spaniel": whose thing it is for, where the apostrophe was left out. */
const isForThingOf = ({ start, tokens }: Sentence, { end }: Recipient, words: string): boolean => {
  const next = tokens.find((token) => token.start >= start + end);
  return (
    /[^s]s$/i.test(words.slice(0, end)) &&
    next?.pos === "NOUN" &&
    /^ \p{Ll}/u.test(words.slice(end)) &&
    !OCCASION.test(next.lower)
  );
};
const OCCASION =
  /^(?:birthdays?|bday|christmas|xmas|graduation|weddings?|anniversary|house|home|apartment|flat|dorm|rooms?|today|yesterday|tonight)$/;

const reasonIn = (sentence: Sentence, { words, product, rating }: Told, isForSomebody: boolean): Reason[] => {
  for (const trigger of TRIGGERS) {
    const match = trigger.pattern.exec(words);
    if (match === null || NEGATED.test(words.slice(0, match.index))) continue;
    if (trigger.motive === "repeat" && isForSomebody) continue;
    if (trigger.motive === "gift" && OF_OTHER_THING.test(words)) continue;
    if (trigger.motive === "recommendation" && isOfNamedBefore(sentence, match, product)) continue;
    if (trigger.motive === "recommendation" && FOUND_UNFIT.test(words.slice(match.index + match[0].length))) continue;
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
  const ofOthers = sentencesOfOthers(mining);
  const own = mining.sentences.filter(
    (sentence) =>
      !ofOthers.has(sentence) || comesBack((texts.get(sentence.reviewId) ?? "").slice(sentence.start, sentence.end)),
  );
  const told = own.map((sentence, at) => {
    const text = texts.get(sentence.reviewId) ?? "";
    const words = text.slice(sentence.start, sentence.end).replace(/[’‘]/g, "'");
    const named = recipientsIn(words);
    const owner = named.find((each) => isForThingOf(sentence, each, words));
    const recipients = named.filter((each) => !isForThingOf(sentence, each, words));
    const rating = ratings.get(sentence.reviewId) ?? null;
    const stated =
      statedReason(sentence, own[at - 1], text) ??
      (owner === undefined ? null : quotedWhole(sentence, text, sentence.start + owner.start));
    return {
      reasons:
        stated === null
          ? reasonIn(sentence, { words, product, rating }, recipients.length > 0)
          : excerptOf(stated.text, within(sentence, stated.span), sentence, rating).map(
              (excerpt): Reason => ({
                motive: "stated",
                excerpt: { ...excerpt, text: stated.text, span: stated.span },
              }),
            ),
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

/** What one reviewer bought it for or again is told in the words of that reviewer; "Bought for each twin" needs the sentence. */
const IN_OWN_WORDS: ReadonlySet<Motive> = new Set(["purpose", "repeat"]);

/** In words: "Third one" says less than what it is told as. */
const SHORTEST_SAID = 3;

const asSaid = (line: Supported, motive: Motive, mining: Mining): Supported => {
  const [span] = line.spans;
  if (span === undefined || !IN_OWN_WORDS.has(motive) || distinctReviews(line.spans) > 1) return line;
  const sentence = mining.sentences.find(
    ({ reviewId, start, end }) => reviewId === span.reviewId && start <= span.start && span.end <= end,
  );
  const text = textsOf(mining).get(span.reviewId) ?? "";
  const own = sentence === undefined ? null : quotedWhole(sentence, text, span.start);
  return own === null || own.words < SHORTEST_SAID ? line : { text: own.text, spans: [own.span] };
};

/** What made buyers buy: what it replaced, who recommended it, whom and what it was for. */
export const buildReasonsToBuy = remember((mining: Mining): readonly Supported[] =>
  [...Map.groupBy(reasonsIn(mining), ({ motive }) => (motive === "person" ? "gift" : motive))]
    .flatMap(([motive, group]) =>
      groupExcerpts(
        group.map(({ excerpt }) => excerpt),
        MOST_REASONS,
      ).map((line) => asSaid(line, motive, mining)),
    )
    .toSorted(byReviews)
    .slice(0, MOST_REASONS),
);
