import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../mining/mining.ts";
import type { Product } from "../product/product.ts";
import { textsOf } from "../reviews/reviews-by-id.ts";
import type { Remark } from "../statements/remarks.ts";
import type { Sentence } from "../text/analyse.ts";
import { capitalize, distinctReviews, lowerFirst, type Supported } from "./avatar-draft.ts";
import { objectOf } from "./feeling-object.ts";
import { isOver } from "./feelings.ts";
import { feltInWords } from "./felt-words.ts";
import { findingsIn } from "./mined-findings.ts";
import { isOfDelivery, speaksOfShared } from "./other-things.ts";

type Emotion = {
  /** How a person would call it before the statement it is about. */
  lead: string;
  /** The words with which reviewers name it themselves. */
  cue: RegExp;
  /** What it is about: a praise or a complaint. */
  about: 1 | -1;
};

const EMOTIONS: readonly Emotion[] = [
  {
    lead: "Frustration that",
    cue: /\b(?:frustrat\w+|annoy\w+|irritat(?:es me|ing)|drives? (?:me|us) (?:crazy|nuts|mad)|(?:i|we) hate(?:d)?|gave up|fed up|so tired of|infuriating|maddening)\b/i,
    about: -1,
  },
  {
    lead: "Disappointment that",
    cue: /\b(?:disappoint\w+|let ?down|bummed|bummer|underwhelm\w+|expected (?:more|better)|sad(?:ly)?|should last longer)\b/i,
    about: -1,
  },
  {
    lead: "Anger that",
    cue: /\b(?:angry|furious|rip(?:ped)?[ -]?off|cheated|scam|false advertising|misled|betrayed|outrag\w+|unacceptable)\b/i,
    about: -1,
  },
  {
    lead: "Regret that",
    cue: /\b(?:regret(?:ted)?|waste of (?:money|time)|wasted|wish (?:i|we) had(?:n't| not)|mistake)\b/i,
    about: -1,
  },
  {
    lead: "Fear, because",
    cue: /\b(?:scared|scary|afraid|terrified|dangerous|panic\w*|nightmares?|frighten\w+|unsafe)\b/i,
    about: -1,
  },
  {
    lead: "Embarrassment when",
    cue: /\b(?:embarrass\w+(?! (?:amount|number|quantity)\b)|mortified|self[- ]conscious)\b/i,
    about: -1,
  },
  {
    lead: "Guilt that",
    cue: /\b(?:guilt\w*|felt (?:bad|terrible|awful) (?:for|about)|poor (?:thing|guy|girl|baby|pup))\b/i,
    about: -1,
  },
  {
    lead: "Relief that",
    cue: /\b(?:reliev\w+|relief|finally|sanity|life ?saver|no more|godsend|forget about it|slept like a baby|at last|no longer have to)\b/i,
    about: 1,
  },
  {
    lead: "Delight that",
    cue: /\b(?:love[sd]?|joy|delight\w*|thrilled|giggl\w+|laugh\w*|obsessed|so happy|happy (?:with|to|that)|makes? (?:me|us) (?:smile|happy)|favou?rite|excited|a treat|goes crazy)\b/i,
    about: 1,
  },
  {
    lead: "Pride when",
    cue: /\b(?:proud|pride|compliments?|asks? (?:me )?(?:where|about)|jealous|show(?:ing)? (?:it )?off)\b/i,
    about: 1,
  },
  {
    lead: "Confidence that",
    cue: /\b(?:peace of mind|trust(?:ed|s)?|confiden\w+|no regrets|rely on|feels? safe|reassur\w+|never (?:have to )?worry|without (?:a )?worry)\b/i,
    about: 1,
  },
  {
    lead: "Surprise that",
    cue: /\b(?:surpris\w+|impress\w+|can(?:'t|not) believe|could(?:n't| not) believe|unreal|blown away|shock\w+|wow|i take it back|amazed)\b/i,
    about: 1,
  },
  { lead: "Gratitude that", cue: /\b(?:grateful|thankful|thank (?:you|god|goodness)|bless)\b/i, about: 1 },
];

const NOT_FELT = /\b(?:not|never|no|isn't|wasn't|don't|didn't|doesn't|nothing to) (?:\w+ )?$/i;
const BEFORE_BUYING =
  /\b(?:was|were|been|am) (?:a (?:bit|little) )?(?:worried|afraid|scared|nervous|skeptical|sceptical|hesitant|doubtful)\b/i;

const STATE =
  /^(?:scared|afraid|terrified|frighten\w+|frustrated|annoyed|disappointed|angry|furious|embarrassed|mortified)$/i;
const OF_OTHERS =
  /\b(?:(?:the|an?|my|our|his|her|their|both|all) (?:\p{L}+ ){0,2}\p{L}+|he|she|they|it|everyone|everybody|somebody) (?:is|are|was|were|gets?|got|seems?|seemed|looks?|looked|feels?|felt)(?:n['’]t)? (?:\p{L}+ ){0,2}$/iu;

/** "The cat is terrified": what somebody else feels moves no buyer by itself. */
const isFeltByOthers = (cue: string, before: string): boolean => STATE.test(cue) && OF_OTHERS.test(before);

const STEM = 8;

/** "Disappointment that it is disappointing" says nothing. */
const isNamedIn = ({ lead }: Emotion, { told }: Remark): boolean =>
  told.text.toLowerCase().includes(lead.slice(0, STEM).trimEnd().toLowerCase());

type Felt = { emotion: Emotion; remark: Remark; spans: Span[] };

const inReview = (remarks: readonly Remark[]): Map<string, Remark[]> =>
  Map.groupBy(remarks, (remark) => remark.span.reviewId);

const feltIn = (
  sentence: Sentence,
  around: readonly Sentence[],
  text: string,
  remarks: readonly Remark[],
  product: Product,
): Felt[] => {
  if (remarks.length === 0) return [];
  const words = text.slice(sentence.start, sentence.end);
  if (BEFORE_BUYING.test(words)) return [];
  return EMOTIONS.flatMap((emotion) => {
    const match = emotion.cue.exec(words);
    const before = words.slice(0, match?.index ?? 0);
    if (match === null || NOT_FELT.test(before) || isFeltByOthers(match[0], before)) return [];
    if (emotion.about > 0 && isOver(before, match[0], words.slice(before.length + match[0].length))) return [];
    const [start, end] = [sentence.start + match.index, sentence.start + match.index + match[0].length];
    const remark = objectOf(remarks, { start, end, sentence, around, text, about: emotion.about }, product);
    if (
      remark === undefined ||
      ["buyers", "nobody"].includes(remark.told.subject.about) ||
      isNamedIn(emotion, remark) ||
      /^no /i.test(remark.told.text)
    )
      return [];
    const inside = remark.span.start <= start && end <= remark.span.end;
    const cue = { reviewId: sentence.reviewId, start, end };
    return [{ emotion, remark, spans: inside ? [remark.span] : [remark.span, cue] }];
  });
};

const PLAIN_PRAISE = /\b(?:is|are) (?:\w+ )?(?:great|good|nice|fine|amazing|awesome|perfect|unreal)$|\bfavou?rite\b/i;
const MOST_DRIVERS = 6;
/** Where there are fewer, a feeling that is told of already is quoted too. */
const FEWEST_DRIVERS = 4;
const MOST_OF_ONE = 2;

/** What moves buyers, where they name the feeling themselves; the statement it is about stands beside it in the review. */
export const buildDrivers = (mining: Mining): Supported[] => {
  const texts = textsOf(mining);
  const isShared = speaksOfShared(mining);
  const remarks = inReview(
    findingsIn(mining).remarks.filter((remark) => isShared(remark) && !isOfDelivery(remark.told.text, mining.product)),
  );
  const felt = [...Map.groupBy(mining.sentences, ({ reviewId }) => reviewId)].flatMap(([reviewId, sentences]) =>
    sentences.flatMap((sentence, at) => {
      const around = sentences.slice(Math.max(0, at - 1), at + 2);
      return feltIn(sentence, around, texts.get(reviewId) ?? "", remarks.get(reviewId) ?? [], mining.product);
    }),
  );
  const lines = [
    ...Map.groupBy(felt, ({ emotion, remark }) => `${emotion.lead}|${remark.sign.gist}|${remark.part}`).values(),
  ]
    .flatMap((group) => {
      const first = group.find(({ remark }) => !PLAIN_PRAISE.test(remark.told.text));
      if (first === undefined) return [];
      const told = lowerFirst(first.remark.told.text).replace(
        /\b(?:surprisingly|pleasantly|sadly) | (?:thank (?:god|goodness|you)|lol|haha)\b/gi,
        "",
      );
      const text = `${first.emotion.lead} ${told}`;
      return [
        {
          lead: first.emotion.lead,
          told,
          line: { text: capitalize(text), spans: group.flatMap((each) => each.spans) },
        },
      ];
    })
    .toSorted((a, b) => distinctReviews(b.line.spans) - distinctReviews(a.line.spans));
  const counts = new Map<string, number>();
  const said = new Set<string>();
  const named = new Set(lines.map(({ lead }) => lead.split(/[ ,]/, 1)[0]));
  const inWords = Map.groupBy(feltInWords(mining), ({ lead }) => named.has(lead));
  const told = lines
    .filter(({ lead, told }) => {
      if (said.has(told)) return false;
      said.add(told);
      const count = (counts.get(lead) ?? 0) + 1;
      counts.set(lead, count);
      return count <= MOST_OF_ONE;
    })
    .map(({ line }) => line);
  const others = [...told, ...(inWords.get(false) ?? [])];
  const heard = new Set(others.flatMap(({ spans }) => spans.map(({ reviewId }) => reviewId)));
  const again = (inWords.get(true) ?? [])
    .filter(({ spans }) => !heard.has(spans[0]?.reviewId ?? ""))
    .slice(0, Math.max(0, FEWEST_DRIVERS - others.length));
  return [...others, ...again]
    .map(({ text, spans }) => ({ text, spans }))
    .toSorted((a, b) => distinctReviews(b.spans) - distinctReviews(a.spans))
    .slice(0, MOST_DRIVERS);
};
