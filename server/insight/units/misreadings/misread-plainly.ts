import { clauseText, type Misreading, type Reading, sentenceText } from "./misreading.ts";

/** Words on some matters that mean nothing of the product in this company. */
type Plain = { of?: readonly string[]; opinion?: RegExp; told?: RegExp; sentence?: RegExp };

const isPlainly =
  ({ of, opinion, told, sentence }: Plain) =>
  ({ unit }: Reading): boolean =>
    (of === undefined || of.includes(unit.facet?.id ?? "")) &&
    opinion?.test(unit.opinion) !== false &&
    told?.test(clauseText(unit.clause)) !== false &&
    sentence?.test(sentenceText(unit.clause.sentence)) !== false;

const PRAISE: readonly Plain[] = [
  // "came back and it was still running": it was to stop
  {
    of: ["durability"],
    opinion: /^still (?:running|going|on)$/,
    sentence: /\b(?:came back|come back|shuts? (?:itself )?off|turns? (?:itself )?off|walked away)\b/,
  },
  // "good luck with the bag"
  { opinion: /\bluck$/, told: /\bgood luck (?:with|getting|trying|finding|folding|fitting|to)\b/ },
  // "the lid would n't come off": it was to come off
  {
    of: ["secure", "partsStay", "fasteners", "durability"],
    opinion: /\bcome (?:off|out|apart|away|undone)$/,
    told: /\b(?:would ?n['’]?t|would not|wouldnt) (?:even )?come (?:off|out|apart|away|undone)\b/,
  },
  {
    of: ["compact"],
    opinion: /\bthan$/,
    told: /\bno (?:bigger|larger) than (?:a|an|my) (?:\p{L}+ )?(?:throw|towel|napkin|placemat|crib|handkerchief|postage stamp)\b/u,
  },
  // "works with a thick case", "for my thick hair": what it meets
  {
    of: ["sturdy"],
    opinion: /^thick$/,
    told: /\bthick (?:\p{L}+ )?(?:case|hair|coat|fur|wrists?|fingers?|poles?|branch(?:es)?|handlebars?|carpets?|walls?|grass)\b|\b(?:bar|stem|pole|branch|wall) (?:\p{L}+ ){0,3}(?:is|are) thick\b/u,
  },
  // "fair play to them", "sweet potato", "my good cardigan"
  { opinion: /^fair$/, told: /\bfair (?:play|enough|few|bit|amount)\b/ },
  { opinion: /^sweet$/, told: /\bsweet (?:potato|potatoes|corn|pea|peas|peppers?|tooth|treats?)\b/ },
  { opinion: /^good$/, told: /\b(?:my|our|his|her) good (?:\p{L}+)$/u },
];

const BLAME: readonly Plain[] = [
  { of: ["noise"], sentence: /\bloud (?:bang|pop|crack|snap|boom)\b/ },
  { opinion: /^torn$/, told: /\b(?:i ?['’]? ?m|am|we ?['’]? ?re|feel) (?:so |really |a bit |kind of )?torn\b/ },
  { of: ["acceptance"], opinion: /^walked away$/, told: /\b(?:i|we) walked away (?:to|for|and|while|from)\b/ },
  // "I have not slept a full night since he passed": what was before
  {
    of: ["soothing", "sleep", "rest"],
    opinion: /\b(?:night|sleep|slept)\b/,
    sentence: /\bnot (?:had|slept) (?:\p{L}+ ){1,5}since\b/u,
  },
  {
    of: ["weight"],
    told: /\b(?:get|got|buy|try|need|wanted|bought) (?:me |him |her )?(?:one of )?(?:those|these) heavy\b/,
  },
  // "a small flat with no room for a food processor"
  {
    of: ["capacity", "compact"],
    opinion: /\broom$/,
    told: /\b(?:flat|apartment|kitchen|house|dorm|van|boat|caravan|rv|studio|condo|home|i have|i['’]ve|we have)(?: with| and|,)? (?:no|not much|little|hardly any|very little) room\b/,
  },
];

const SOFTENED: Plain = {
  of: ["comfort", "cushioning"],
  opinion: /\bsoft$/,
  told: /\b(?:went|gone|goes|going) (?:\p{L}+ ){0,3}soft\b|\bsoft (?:again )?(?:by|before) (?:the )?(?:morning|midnight|dawn|noon)\b/u,
};

const nothing = (plain: Plain): Misreading => ({ why: "nothing", is: isPlainly(plain) });

/** What praise means not, in plain company. */
export const PLAIN_PRAISE: readonly Misreading[] = [
  ...[...PRAISE, SOFTENED].map(nothing),
  // "replaced my old one, which lasted nineteen years"
  {
    why: "other-product",
    is: ({ unit }) =>
      /^which\b/.test(clauseText(unit.clause)) &&
      /\b(?:old|previous|last|former) (?:\p{L}+ ?,? ){1,3}which\b/u.test(sentenceText(unit.clause.sentence)),
  },
];

/** What blame means not, in plain company. */
export const PLAIN_BLAME: readonly Misreading[] = BLAME.map(nothing);
