import { naming, type Point, point } from "./point.ts";

export const WARMS_ROOM_POINTS: Readonly<Record<string, readonly Point[]>> = {
  warmsRoom: [
    point(
      "enough for a small space",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:small|little|tiny) (?:\w+ )?(?:room|office|bed ?room|bath ?room|space|den|studio|cabin|camper|tent)\b)/,
    ),
    naming(
      "keeps {} cozy",
      ["room", "outdoors", "vehicle"],
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:(?<!n.t )(?<!not )\b(?:warm(?:s|ed|ing)?|heat(?:s|ed|ing)?|keeps?|kept|keeping)(?: up)? (?:the |my |our |a |whole |entire |his |her )*(?=\w)(?!.*\bcool))/,
    ),
    point(
      "keeps a desk area toasty",
      /\bunder (?:my|the|a|her|his) desk\b|\b(?:feet|toes|legs)\b[^.;]{0,30}\bdesk\b|\bdesk\b[^.;]{0,30}\b(?:feet|toes|legs)\b/,
    ),
    point(
      "handles drafty spaces",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\bdraft(?:y|s)\b|\b(?:poorly|un|not) ?(?:well )?-?insulated\b|\bold (?:farm)?house\b|\bsun ?-?room\b|\bold windows\b)/,
    ),
    point(
      "holds a steady temperature",
      /\bthermostat\b[^.;]{0,30}\b(?:works?|keeps?|holds?|great|accurate|good|maintains?|perfect|cycles?)\b|\b(?:holds?|keeps?|maintains?)\b[^.;]{0,20}\b(?:temperature|temp|degrees|\d\d)\b/,
    ),
    point(
      "lets the furnace run less",
      /\b(?:turn\w*|set|keep|kept|lower\w*) (?:the |my |our |down |off )*(?:furnace|central heat\w*|house thermostat|main heat|thermostat)\b[^.;]{0,20}\b(?:down|off|lower|low|to \d\d)\b|\b(?:furnace|central heat\w*)\b (?:\w+ ){0,4}(?:less|down|off)\b/,
    ),
    point(
      "backup when the furnace goes out",
      /\b(?:furnace|boiler|central heat|heat|heating)\b (?:\w+ )?(?:went out|broke|died|failed|quit|was out|is out|goes out|stopped)\b/,
    ),
    point(
      "effective even on low",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:even )?(?:on|at) (?:the |its )?(?:low|lowest)(?: \w+)?\b(?!.*\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:enough|feel)))/,
    ),
  ],
  airCare: [
    point("helps with pet hair and dander", /\b(?:pet|dog|cat|animal) (?:hair|dander|fur)\b|\bdander\b/),
    point(
      "reduces cooking odors",
      /\b(?:cook\w*|frying|fried|bacon|kitchen|fish) (?:odou?rs?|smells?)\b|\b(?:smells?|odou?rs?)\b[^.;]{0,20}\b(?:cook\w*|kitchen|frying|bacon|fish)\b/,
    ),
    point("reduces pet odors", /\blitter(?: ?box)?\b|\b(?:pet|dog|cat|wet dog|ferret) (?:odou?rs?|smells?|urine)\b/),
    point(
      "helps clear smoke",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:(?<!non )(?<!no )\b(?:smoke|smoking|smok(?:er|ers|ey|y)|wild ?fires?|cigar\w*)\b(?! alarm| detector))/,
    ),
    point("helps with musty smells", /\bmust(?:y|iness)\b|\bmildew\w*\b|\bmold(?:y)? smell\b|\bdank\b/),
    point(
      "collects plenty of water",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:pull\w*|collect\w*|took|takes|taking|remov\w*|suck\w*|extract\w*)\b[^.;]{0,30}\b(?:water|gallons?|pints?|quarts?|buckets?)\b|\b(?:water|gallons?|pints?) (?:\w+ )?(?:collect\w*|pull\w*|remov\w*)\b|\bempty it (?:twice|once|every|daily))/,
    ),
    point("less static electricity", /\bstatic\b(?! pressure)/),
    point(
      "runs through the night",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:all night|until morning|till morning|overnight|through(?:out)? the night|whole night)\b)/,
    ),
  ],
};
