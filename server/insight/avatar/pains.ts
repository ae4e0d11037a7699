import type { Mining } from "../mining/mining.ts";
import { textsOf } from "../reviews/reviews-by-id.ts";
import { CONTENT_STARS, DISCONTENT_STARS } from "../reviews/stars.ts";
import { type Finding, isPlain } from "../statements/cluster-remarks.ts";
import type { Remark } from "../statements/remarks.ts";
import { remember } from "../text/remember.ts";
import { wordSet } from "../text/word-table.ts";
import { byReviews, distinctReviews, type Supported } from "./avatar-draft.ts";
import { distinctLines } from "./distinct-lines.ts";
import { buildDoubts } from "./doubts.ts";
import { likeVoices } from "./like-voices.ts";
import { findingsIn, isSupported } from "./mined-findings.ts";
import { isNoFault } from "./no-fault.ts";
import { isOfDelivery, speaksOfShared } from "./other-things.ts";
import { namesPart } from "./part-nouns.ts";
import { quotedWhole } from "./quoted-whole.ts";
import { withoutQuoted } from "./quotes-in.ts";
import { isRetold } from "./retold.ts";
import { matterOf, oneOfMatter } from "./same-matter.ts";
import { themePains, withoutRepeated } from "./theme-lines.ts";
import { isLikened, withoutToldTwice } from "./told-twice.ts";
import { verbatimPains } from "./verbatim-pains.ts";

const MOST_PAINS = 10;

/** "marked it delivered and it was nowhere" */
const IS_OF_CARRIER =
  /\bmarked (?:it |them |this |as )*delivered\b|\b(?:ups|fedex|usps|dhl|mailman|courier|postman|delivery (?:driver|guy|man|person)) (?:\p{L}+ ){0,2}(?:left|delivered|dropped|threw|tossed|marked|put)\b/u;

/** A crushed parcel troubles the buyer once, and no listing can answer it. */
const isParcel = ({ remark }: Finding, { product }: Mining): boolean =>
  (remark.part === "package" && /^(?:damaged|bend|break)$/.test(remark.sign.gist)) ||
  isOfDelivery(remark.told.text, product) ||
  IS_OF_CARRIER.test(remark.sentence.tokens.map(({ lower }) => lower).join(" "));

/** "Mold can kill birds" is true without the thing. */
const isCommonTruth = ({ remark: { told } }: Finding): boolean =>
  told.subject.about === "part" && /^can (?!not\b)/.test(told.predicate) && !/^(?:the|an?) /i.test(told.subject.text);

/** "You have to wiggle it back": what it is was said before, and only there. */
const HANGS = /^(?:Buyers|You)\b(?:(?!\b(?:the|an?|your|their|this|these)\b).)*?\b(?:it|them)\b/;
const ENOUGH_PAINS = 5;

/** "... and after the summer you knew why": what the reviewer came to know is the story and not the trouble. */
const CAME_TO_KNOW =
  / (?:and|but|so|then) (?:\p{L}+ ){0,4}(?:you|buyers) (?:knew|know|realized|realised|found out|found|understood|figured|learned|noticed|wondered|thought)\b.*$/u;

/** "The hose is short so had to buy another": whoever had to is no part of the trouble. */
const HAD_TO =
  / so (?:(?:just |please |do )?(?:plan|be|beware|check|watch|make sure|size|measure|keep|wear|order|don['’]?t|do not) |had|have|has|having|need|needed|got|bought|ended|end|went|ordered|returned|sent|put|used)\b.*$/u;

/** "so I had to prop it up": what one reviewer did about a trouble says little without it, and in a content review it was none. */
const isRemedy = ({ reviews, remark: { sign, rating, sentence, span } }: Finding): boolean =>
  sign.gist === "workaround" && reviews < 2 && ((rating ?? 0) >= CONTENT_STARS || span.start > sentence.start);

/** "Buyers found a puddle one day", "Buyers had to get up and wash it off": what happened to one of them, once. */
const ONCE =
  /^Buyers (?:\p{L}+ly |then |even |just |also )?(?:(?:found|noticed|discovered|saw) (?:an?|some|one|two|it|them)\b|woke|came|went|opened|got up|heard|spilled|dropped|knocked|tripped|stepped|(?:had|have) to (?:get up|go (?:out|back|down|up|home|to|and|buy|get)|run|wash (?:it|them) off|rush|drive|wait|leave|stop))\b/u;

/** "The shedding slowed", "my cough has gone from bad to nothing": a trouble that the thing helped with. */
const EASES =
  /^(?:(?:has|have|had|is|are|was|were) )?(?:(?:really|finally|also|now|mostly|almost|completely|all|already) )*(?:slowed|eased|lessened|subsided|faded|vanished|disappeared|improved|calmed|cleared|gone (?:away|down|from)|(?:went|goes) (?:away|down|from)|(?:much |a lot |far )?(?:less|fewer|milder|better)\b(?! than (?:expected|advertised|described)))/u;
/** What is meant to stay, so that it is a fault where it goes. */
const MEANT_TO_STAY =
  /^(?:suction|power|pressure|speed|flow|heat|charge|signal|scent|smell|colou?r|print|ink|light|motor|fan|pump|sound|volume|stream|spin|black|white|red|green|blue|logo|design|pattern|dye|fabric|coating|paint|finish|elastic|vacuum|seal)s?$/;

const isEasing = ({ remark: { told, part } }: Finding): boolean =>
  told.subject.about === "part" && !MEANT_TO_STAY.test(part) && EASES.test(told.predicate);

const isStory = ({ reviews, text }: Finding): boolean => reviews < 2 && ONCE.test(text);

/** Pains that can be read by themselves, and others only where these are few. */
const readable = (pains: readonly Supported[], hanging: ReadonlySet<string>): Supported[] => {
  const clear = pains.filter(({ text }) => !hanging.has(text));
  const others = pains.filter(({ text }) => hanging.has(text));
  return [...clear, ...others.slice(0, Math.max(0, ENOUGH_PAINS - clear.length))];
};

/** Who may be the subject of a fault without being a part of the thing, and what names none. */
const NO_PART = wordSet(
  "thing stuff photo picture lady man woman guy boss manager inspector doctor vet dentist nurse teacher neighbor guest people person company seller",
);

const SUREST = 3;

/** Whether a fault named in so many words, in a review of one or two stars, is heard by the miner too. */
const surelyBlames = (mining: Mining): ((remark: Remark) => boolean) => {
  const agreed = new Set(findingsIn(mining).remarks);
  return (remark) =>
    (remark.rating ?? DISCONTENT_STARS + 1) <= DISCONTENT_STARS &&
    remark.sign.strength === SUREST &&
    remark.told.subject.about === "part" &&
    !NO_PART.has(remark.told.subject.noun) &&
    agreed.has(remark);
};

/** "There are stains": where, and of what, was said before. */
const BARE_THERE = /^There (?:is|are|was|were) (?:an? |some )?\p{L}+$/u;

/** "I loosened the laces": what a buyer did, and not what a buyer had to do or could not. */
const DID =
  /^Buyers (?!(?:ha(?:d|ve|s)|need(?:ed)?) to\b|ca(?:n|n't|nnot)\b|could|struggle|ha(?:d|ve) (?:trouble|problems?|difficult)|(?:do|did|does) ?n['’]?t)/u;

/** What is told of one finding; where the words quoted reach further than what it heard, the place of that alone. */
type Pain = Supported & { plain: boolean; heard: Supported["spans"]; hangs: boolean };

/** How a finding is told: in general words what several say or what says itself whose it is, else in the words of its reviewer. */
const toldAs = (finding: Finding, spans: Supported["spans"], texts: ReadonlyMap<string, string>): Pain[] => {
  const { remark } = finding;
  const text = finding.text.replace(CAME_TO_KNOW, "").replace(HAD_TO, "");
  const pain = { text, spans, plain: isPlain(finding) || isLikened(finding), heard: spans, hangs: HANGS.test(text) };
  if (BARE_THERE.test(text)) return [];
  if (distinctReviews(spans) > 1) return [pain];
  if (DID.test(text)) return [];
  const isCut = text !== finding.text && !/\b(?:you|your|buyers)\b/i.test(text);
  if (isCut || !isRetold(remark)) return [pain];
  const own = quotedWhole(remark.sentence, texts.get(remark.span.reviewId) ?? "", remark.span.start);
  return own === null ? [] : [{ ...pain, text: own.text, spans: [own.span], plain: false }];
};

/** What troubles buyers, the weightiest first: by distinct reviews and by the stars it goes with. */
export const buildPains = remember((mining: Mining): readonly Supported[] => {
  const isShared = speaksOfShared(mining);
  const isSure = surelyBlames(mining);
  const isPart = namesPart(mining);
  /** "The toddler slipped out of bed": whose trouble it is, and of no part of a thing. */
  const isOfPart = ({ told: { subject } }: Remark): boolean => subject.about !== "part" || isPart(subject.noun);
  const voicesOf = likeVoices(mining);
  /** "You have to push down and turn": what is pushed is not said. */
  const isObscure = ({ remark: { told } }: Finding): boolean =>
    told.subject.about === "nobody" &&
    /^you (?:have|need|had) to\b/i.test(told.text) &&
    !told.tokens.some(({ pos, lemma }) => pos === "NOUN" && (lemma === mining.product.noun || isPart(lemma)));
  const blame = findingsIn(mining)
    .blame.filter((finding) => isSupported(finding, mining) && !isParcel(finding, mining))
    .filter((finding) => !isCommonTruth(finding) && !isRemedy(finding) && !isStory(finding) && !isNoFault(finding))
    .filter((finding) => !isObscure(finding) && !isEasing(finding))
    .filter(({ reviews, remark }) => reviews > 1 || ((isShared(remark) || isSure(remark)) && isOfPart(remark)));
  const once = withoutToldTwice(blame, mining);
  const matterIn = matterOf(mining);
  const findings = oneOfMatter(
    once
      .slice(0, 2 * MOST_PAINS)
      .flatMap((finding) =>
        toldAs(finding, voicesOf(finding), textsOf(mining)).map((pain) => ({ ...pain, matter: matterIn(finding) })),
      ),
  );
  const general = themePains(
    mining,
    findings.map(({ text, heard }) => ({ text, spans: heard })),
  );
  const hanging = new Set(findings.flatMap(({ text, hangs }) => (hangs ? [text] : [])));
  const own = distinctLines(withoutRepeated(findings, general), mining.product);
  const pains = distinctLines([...own, ...general].toSorted(byReviews), mining.product);
  const told = readable(pains, hanging);
  return withoutQuoted(
    [...told, ...verbatimPains(mining, [...told, ...blame.filter((finding) => !once.includes(finding))])],
    buildDoubts(mining),
  ).slice(0, MOST_PAINS);
});
