import { naming, type Point, point, told } from "./point.ts";

const IN_AN_HOUR = point(
  "full in about an hour",
  /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:full\w*|charg\w+|100 ?%|percent)\b[^.;]{0,30}\b(?:in|under|within|less than|about) (?:an|one|1) ?(?:hour|hr)\b)/,
);
const FOR_LAPTOPS = point(
  "strong enough for a laptop",
  /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:(?<!n.t charge my )(?<!not charge my )\b(?:laptops?|macbooks?|chromebooks?)\b)/,
);

export const CHARGING_POINTS: Readonly<Record<string, readonly Point[]>> = {
  chargeSpeed: [IN_AN_HOUR, FOR_LAPTOPS],
  recharge: [IN_AN_HOUR],
  chargeContact: [
    FOR_LAPTOPS,
    naming(
      "tops up {}",
      ["device", "vehicle", "tool", "gear"],
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:(?<!n.t )(?<!not )(?<!never )\bcharg(?:es?|ed|ing) (?:up )?(?:my |our |both |two |the |all |his |her |an? |of )+(?=\w))/,
    ),
    point(
      "stays cool",
      /\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:\w+ )?(?:gets?|got|getting|runs?|becomes?) (?:too |very |really |even )?(?:hot|warm)\b|\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:\w+ )?(?:over-? ?heat\w*|heat(?:s|ing)? up)\b|\b(?:stays?|runs?) cool\b/,
    ),
    told(
      "revives drained batteries",
      /\b(?:reviv(?:e|es|ed)|brought (?:\w+ ){0,4}back to life|brings? (?:\w+ ){0,4}back to life|resurrect\w*)\b[^.!?;]{0,30}\bbatter|\bbatter(?:y|ies)\b[^.!?;]{0,20}\bback to life\b/,
    ),
  ],
  chargeStore: [
    point(
      "handy backup during outages",
      /\b(?:outages?|hurricanes?|ice storm|blackouts?|power (?:went|was|is) out|lost power|without power)\b/,
    ),
    point(
      "lasts through a trip",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:last\w*|through|enough for|for)\b[^.;]{0,25}\b(?:trip|weekend|vacation|camping|flight|cruise|festival|disney)\b)/,
    ),
  ],
  jumpStart: [
    point(
      "starts larger engines",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:start\w*|jump\w*)\b[^.;]{0,30}\b(?:truck|diesel|v-?[68]|suv|tractor|f-?[123]50|ram|silverado)\b)/,
    ),
  ],
};
