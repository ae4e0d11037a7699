import type { Domain } from "./domains.ts";
import { type Signs, signs } from "./signs.ts";

/** Kinds of thing that are told by their names alone, each with matters of its own. */
export const KIND_SIGNS = {
  printing: signs(
    "(?<!3d |3-d |resin |fdm )printer|(?:label|photo|sticker|receipt) (?:maker|printer)(?: machine)?|printing machine|(?:instant|instant print) camera",
    "",
    "3d|3-d",
  ),
  labelling: signs(
    "label (?:maker(?: machine)?|printer|machine|writer)|labeler|labeller|(?:thermal|shipping|address|mailing|printable|name|pantry|spice(?: jar)?|waterproof|barcode|freezer) label|label (?:tape|roll)",
    "",
    "clothing|sew-?on|iron-?on",
  ),
  mixing: signs(
    "(?:protein|whey|collagen|creatine|pre-?workout|electrolytes?|greens|super ?greens|meal replacement|mass gainer|gainer|hydration|bcaa|casein|psyllium|fiber|matcha|isolate|peptides?|drink|beetroot|amino)(?: \\w+){0,3} (?:powder|mix|shake|drink mix|peptides)|(?:whey|vegan|pea|plant) protein(?: isolate)?|creatine(?: monohydrate)?|mass gainer|pre-?workout|drink mix|powdered (?:milk|drink)|milk powder|cocoa powder|hot (?:cocoa|chocolate)(?: mix)?|(?:baby|infant) formula",
    "",
    "bars?|capsules?|gumm(?:y|ies)|ready to drink",
  ),
  sewing: signs("(?:sewing|embroidery|quilting|overlock|serger) machine|serger|overlocker", ""),
  shading: signs(
    "(?:patio|beach|garden|market|cantilever|offset|outdoor|sun|table|pool|deck|golf sun|half) (?:\\w+ )?(?:umbrella|parasol)|parasol|gazebo|pergola|awning|(?:pop[- ]?up|shade|beach|party|outdoor|instant|patio) (?:canopy|shade|shelter)|shade sail|sun ?shade|canopy tent|(?:umbrella|parasol|gazebo)(?: with (?:crank|base|tilt))",
    "",
    "car|windshield|windscreen|stroller|baby|window",
  ),
  styling: signs(
    "(?:hair|blow)[ -]?dryer(?: brush)?|dryer brush|(?:hot air|heated round|straightening|heated|blowout|volumi[sz]er) brush|(?:hair )?straightener|flat iron|curling (?:iron|wand|tong)|(?:hair )?(?:curler|crimper|waver)|hair (?:styler|iron|tong)|air styler|hot (?:rollers|curlers)|curl(?:ing)? wand|diffuser dryer",
    "",
    "eyelash|lash|cat|dog|pet",
  ),
  blending: signs(
    "(?:(?:hand|immersion|stick|personal|portable|countertop|smoothie|bullet|high speed) )?blender|smoothie (?:maker|machine)|food processor|(?:baby food|food) (?:maker|chopper|processor)|juicer(?: machine)?|mini chopper",
    "",
    "makeup|sponge|beauty|pastry",
  ),
  dental: signs(
    "(?:electric |sonic |kids |toddler |manual |bamboo |travel )?toothbrush(?:es)?|water ?(?:flosser|pick)|oral irrigator|dental flosser|flosser|floss picks?|interdental brush(?:es)?",
    "",
    "dog|cat|pet",
  ),
  casing: signs(
    "(?:i ?phone|phone|galaxy|pixel|ipad|tablet|smart ?phone|samsung|airpods)(?: [\\w.+-]+){0,4} (?:case|cover|bumper|screen protector)|phone case|screen protector|tempered glass(?: \\w+){0,2}|(?:privacy|matte) (?:screen )?protector",
    "",
    "(?:carrying|storage|keyboard|travel) case",
  ),
} as const satisfies Partial<Record<Domain, Signs>>;
