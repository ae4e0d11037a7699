import type { Context } from "./matter.ts";

type Closer = (context: Context) => string | undefined;

const CRANK = /\b(?:cranks?|winders?|winding|handles?|gears?)\b/;
const RIB = /\b(?:ribs?|spokes?|struts?)\b/;

const THICK = /\b(?:denim|jeans|canvas|leather|layers?|thick|heavy|upholstery)\b/;

/** What of it broke: the crank, a rib, the threader; thread that jams breaks nothing. */
export const ofBrokenPart: Closer = ({ unit, said, told, before }) => {
  if (unit.polarity > 0) return undefined;
  if (/\bwent (?:blank|pale|faint)\b/.test(said)) return "printLasts";
  if (/\bthreader\b/.test(told)) return "threading";
  if (/\bjam(?:s|med|ming)?\b/.test(said)) return "threadJams";
  if (THICK.test(told) && /\bg(?:a|i)ves? up\b/.test(said)) return "thickFabric";
  const named = `${before}${said} ${unit.target}`;
  if (RIB.test(named)) return "ribs";
  return CRANK.test(named) ? "crankHolds" : undefined;
};

const SWEET = /\b(?:sweet\p{L}*|sugary|sickly|cloying)\b/u;
const SWEETENED = /\b(?:sweet\p{L}*|sugary|stevia|sucralose|diet|artificial\p{L}*|saccharin)\b/u;

/** "too sweet", "an aftertaste like diet cola": how sweet it is. */
export const ofTaste: Closer = ({ said, unit, all }) => {
  const words = `${said} ${unit.opinion}`;
  if (/\bafter ?-? ?taste\b/.test(words)) return unit.polarity < 0 && SWEETENED.test(all) ? "sweetness" : undefined;
  return SWEET.test(words) ? "sweetness" : undefined;
};

/** "no lumps", "dissolves in seconds": how it mixes. */
export const ofTexture: Closer = ({ said, unit }) =>
  /\b(?:mix\p{L}*|lump\p{L}*|clump\p{L}*|dissolv\p{L}*|stir\p{L}*|blend\p{L}*)\b/u.test(`${said} ${unit.opinion}`)
    ? "mixes"
    : undefined;

/** "No scoop in mine" */
export const ofMissing: Closer = ({ told, unit }) =>
  unit.polarity < 0 && /\bscoops?\b/.test(told) ? "scoop" : undefined;

const BLOWN = /\b(?:wind|winds|windy|gusts?|gusty|breezes?|breezy|storms?|mph)\b/;

/** "sways in any breeze": what wind does to it. */
export const ofStanding: Closer = ({ all }) => (BLOWN.test(all) ? "wind" : undefined);

/** "I can carry it up the steps with one hand" */
export const ofHandling: Closer = ({ said, told }) =>
  /\bone hand(?:ed)?\b/.test(said) && /\b(?:carry|carries|carried|lift\p{L}*|lug\p{L}*)\b/u.test(told)
    ? "carry"
    : undefined;

const FALLS_OFF = /\b(?:peel\p{L}*|lift\p{L}*|curl\p{L}*|came off|fell off)\b/u;

/** "the stickers peeled", "the cover turned yellow": what labels and clear covers do. */
export const ofSurface: Closer = ({ said, told, unit }) => {
  if (/\byellow\p{L}*\b/u.test(said)) return "yellowing";
  if (unit.polarity < 0 && FALLS_OFF.test(said) && /\b(?:labels?|stickers?)\b/.test(told)) return "labelBond";
  return undefined;
};

/** "leaves chunks": how it blends. */
export const ofBlending: Closer = ({ said }) =>
  /\b(?:lumps?|silky smooth|chunk\p{L}*|blend\p{L}*|crush\p{L}*|puree\p{L}*|smoothies?)\b/u.test(said)
    ? "blends"
    : undefined;

/** "it singed my hair" */
export const ofHarm: Closer = ({ told }) => (/\b(?:hair|ends|curls|scalp)\b/.test(told) ? "kindHeat" : undefined);

/** "a two person job" */
export const ofManyHands: Closer = ({ said, unit }) =>
  unit.polarity < 0 && /\b(?:two|2|second|another) -? ?(?:people|persons?|man|men|pairs? of hands)\b/.test(said)
    ? "hands"
    : undefined;

/** "I recover faster" */
export const ofRecovery: Closer = ({ said }) => (/\brecover\p{L}*\b/u.test(said) ? "gains" : undefined);

const AT_ONCE =
  /^(?:paired|found (?:it|them|mine|my \p{L}+)|connected) (?:on the )?(?:first|straight|right|at once|instantly|immediately)\b/u;

/** "paired first time": the beginning, however well it holds the connection later. */
export const ofConnecting: Closer = ({ said, after, told, unit }) =>
  unit.polarity > 0 && (AT_ONCE.test(`${said}${after}`) || /\bpairing (?:it |them )?(?:was|is|took)\b/.test(told))
    ? "setup"
    : undefined;

const PAIRED_WITH = /\b(?:phones?|apps?|wi-? ?fi|bluetooth|tablets?|ipads?)\b/;

/** "simple to get going with my phone" */
export const ofBeginning: Closer = ({ after, told, unit }) =>
  unit.polarity > 0 && /^ to get (?:it )?(?:going|started|running|connected)\b/.test(after) && PAIRED_WITH.test(told)
    ? "setup"
    : undefined;

/** "the color is washed out after one summer" */
export const ofFading: Closer = ({ said }) =>
  /\b(?:fade[sd]?|fading|washed out|bleached)\b/.test(said) ? "colorfast" : undefined;

/** "the seal was already peeled back when it came" */
export const ofSeal: Closer = ({ told, unit }) =>
  unit.polarity < 0 &&
  /\b(?:seal|foil)\b/.test(told) &&
  /\b(?:already|when it (?:came|arrived)|on arrival|arrived|came)\b/.test(told)
    ? "defect"
    : undefined;

const PALE = /\b(?:faint|pale|faded|gr[ae]y|unreadable|illegible)\b/;
const WITH_TIME =
  /\b(?:months?|weeks?|years?|summer|sun|sunlight) (?:on|later|in|ago|and)\b|\bafter (?:\p{L}+ ){0,3}(?:months?|weeks?|years?|summer)\b/u;

/** "three weeks on it is faint": what is printed fades. */
export const ofPrint: Closer = ({ said, unit, told }) => {
  const words = `${said} ${unit.opinion}`;
  const fades = /\b(?:fade[sd]?|fading)\b/.test(words) || (PALE.test(words) && WITH_TIME.test(told));
  return fades ? "printLasts" : undefined;
};

/** "he gets too hot under it": somebody, and not the thing. */
const IS_TOO_WARM =
  /\b(?:he|she|i|we|you|husband|wife|hubby|son|daughter|baby|dog|cat) (?:\p{L}+ )?gets? (?:way |far )?too (?:hot|warm)$/u;

const ACHING = /\b(?:ache[sd]?|aching|hurts?|sore|pain\p{L}*)\b/u;

/** "cleaning is simple", "wash it in ten seconds": what is easy or quick about it. */
const WASHING =
  /\b(?:cleaning|clean ?-? ?up|washing(?: ?-? ?up)?|(?:wash|rinse|wipe|swill) (?:it|them|everything)) (?:(?:it|up|is|was|down|out|off|super|very|so) )*$/;

export const ofHeat: Closer = ({ before, said }) => (IS_TOO_WARM.test(`${before}${said}`) ? "breathable" : undefined);

export const ofWashing: Closer = ({ before }) => (WASHING.test(before) ? "cleaning" : undefined);

/** "made me ache worse": no want of calm. */
export const ofAching: Closer = ({ unit, said }) => (unit.polarity < 0 && ACHING.test(said) ? "pain" : undefined);

const WASHED = /\b(?:wash\p{L}*|laund\p{L}*|machine|cycles?|dryer|dried)\b/u;

/** "kept its shape all week": no matter of washing. */
export const ofKeptShape: Closer = ({ said, all }) =>
  said.endsWith("shape") && !WASHED.test(all) ? "shape" : undefined;
