import { type FacetPhrases, line, note } from "./phrase.ts";

const FRIZZ = /\bfrizz\w*\b/;
const BRIGHT =
  /\b(?:radian\w*|glow\w*|dewy)\b|\b(?:skin|face|complexion)\b.{0,30}\bbright\w*|\bbright\w* (?:\w+ )?(?:skin|face|complexion)\b/;
const SMOOTH = /\b(?:skin|face)\b.{0,30}\b(?:smooth|smoother|silky)\b|\b(?:smooth|smoother|silky) skin\b/;
const CLEARED = /\bclear(?:er|ed)(?: up)? (?:my )?(?:skin|face)\b|\b(?:skin|face) (?:is|looks|has) (?:\w+ )?clear/;
const TONE = /\beven\w*\b.{0,20}\btone\b|\btone is (?:more )?even\b/;
const FADED =
  /\b(?:spots?|scars?|marks)\b.{0,40}\b(?:fad\w+|lighter|lighten\w*)\b|\b(?:fad\w+|lighten\w*)\b.{0,30}\b(?:spots?|scars?|marks)\b/;
const LINES = /\b(?:fine lines|wrinkles)\b/;
const SHINY = /\bhair\b.{0,40}\bshin(?:y|ier)\b|\bshin(?:y|ier) hair\b/;
const SOFT_HAIR = /\bhair\b.{0,40}\b(?:soft|softer|silky)\b|\b(?:soft|softer|silky) hair\b/;
const VOLUME = /\b(?:more|add|adds|added|great) volume\b/;
const CURLS = /\bdefin\w+\b.{0,15}\bcurls\b|\bcurls\b.{0,25}\bdefin/;
const FLAKES = /\bdandruff\b|\bscalp\b.{0,40}\bflak|\bflak\w*\b.{0,40}\bscalp\b/;
const LASHES = /\b(?:longer|fuller) lashes\b|\blashes (?:look|are) (?:\w+ )?(?:long|full)/;
const HAIR = /\bhair\b.{0,40}\b(?:soft\w*|silky|shin\w+|health\w+|great|amazing|better)\b/;
const FACE = /\b(?:skin|face|complexion)\b/;
const PUMP =
  /\bpump\b.{0,40}\b(?:works?|dispens\w*|easy|bottle|top)\b|\b(?:bottle|top|dispens\w*|love the|like the)\b.{0,30}\bpump\b/;
const DROPPER = /\b(?:dropper|pipette)\b/;
const MIST = /\b(?:fine|even|nice) mist\b|\bsprays? evenly\b/;
const SCOOP = /\bscoop (?:is )?included\b|\b(?:comes|came) with a (?:\w+ )?scoop\b/;
const SQUEEZED = /\bsqueez\w*\b/;
const POURED = /\bpours?\b/;
const RIGHT_AMOUNT = /\b(?:right|perfect|exact) amount\b/;

export const VANITY_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  visibleResult: {
    features: [note("Brighter Skin", BRIGHT), note("Less Frizz", FRIZZ), note("Smooth Skin", SMOOTH)],
    highlights: [
      note("a brighter look", BRIGHT),
      note("less frizz", FRIZZ),
      note("smoother skin", SMOOTH),
      note("a visible difference"),
    ],
    outcome: [
      line("Less Frizz", "hair looks calmer and neater", FRIZZ),
      line("Brighter-Looking Skin", "a fresh look with more radiance", BRIGHT),
      line("Shinier Hair", "a glossy and cared-for look", SHINY),
      line("Softer Hair", "strands feel smoother to the touch", SOFT_HAIR),
      line("More Volume", "hair looks fuller and less flat", VOLUME),
      line("Longer-Looking Lashes", "more visible length or fullness", LASHES),
      line("Smoother Skin", "a softer feel when touched", SMOOTH),
      line("Clearer-Looking Skin", "a cleaner, calmer complexion", CLEARED),
      line("A Visible Difference", "an effect that is plain to see"),
    ],
    answer: [
      line("Frizz Under Control", "keeps strands looking smooth", FRIZZ),
      line("Well-Defined Curls", "a clearer shape that shows", CURLS),
      line("Fewer Visible Flakes", "the scalp looks and feels cleaner", FLAKES),
      line("Less Noticeable Marks", "spots or scars appear lighter", FADED),
      line("Softer-Looking Lines", "creases appear less pronounced", LINES),
      line("Even-Looking Skin Tone", "the complexion appears more uniform", TONE),
      line("Hair That Looks Good", "a cared-for appearance after use", HAIR),
      line("Skin That Looks Good", "a change for the better in appearance", FACE),
      line("Results You Can See", "changes that are visible, not only felt"),
    ],
  },
  dispenser: {
    // A "great pump" of a workout powder is no part of the package.
    only: /\b(?:dispens\w*|squeez\w*|droppers?|pipettes?|spray\w*|mist|nozzle|spout|scoop|pours?|pouring|tube|bottle|lotion|cream|soap|shampoo|conditioner|serum|wash|cleanser|moisturi[sz]er|sunscreen|gel|balm|oil|sauce|syrup|honey)\b/,
    features: [note("Handy Pump", PUMP), note("Fine Mist Spray", MIST), note("Handy Dropper", DROPPER)],
    highlights: [
      note("handy pump", PUMP),
      note("a fine, even spray", MIST),
      note("handy dropper", DROPPER),
      note("easy to dispense"),
    ],
    outcome: [
      line("Handy Pump", "simple to press and dispense from", PUMP),
      line("Fine, Even Mist", "a spray that covers the area well", MIST),
      line("Handy Dropper", "helps with measuring small amounts", DROPPER),
      line("Scoop Included", "servings are simple to measure", SCOOP),
      line("Easy to Dispense", "contents come out as needed"),
    ],
    answer: [
      line("The Right Amount", "gives a suitable amount per use", RIGHT_AMOUNT),
      line("No Hard Squeezing", "little force is needed to get the contents out", SQUEEZED),
      line("Smooth Pouring", "comes out in a steady flow", POURED),
      line("Convenient Packaging", "handy for taking what is wanted"),
    ],
  },
};
