import { type Point, point, told } from "./point.ts";

export const SKIN_GUARD_POINTS: Readonly<Record<string, readonly Point[]>> = {
  skinGuard: [
    told(
      "little to no white residue",
      /\b(?:no|without|not|never|zero|minimal|(?:does|do|did) ?n['’]?t leave(?: a| any)?) (?:\w+ ){0,3}(?:white (?:cast|film|residue|streaks?|face)|whitish|ghostly)\b/,
    ),
    told(
      "leaves no marks on clothes",
      /\b(?:no|without|not|never|zero|(?:does|do|did|has|have) ?n['’]?t)\b (?:\w+ ){0,3}(?:stain\w*|marks?|residue|yellow\w*|streaks?)\b[^.!?;]{0,15}\b(?:clothes|clothing|shirts?|blouses?|black|dress\w*|armpits?)\b/,
    ),
    point(
      "suited to workouts",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:gym|work-? ?outs?|work(?:ing)? out|run(?:s|ning)?|marathons?|exercis\w*|hik(?:e|es|ing)|sports|yoga|training|cycling|tennis|crossfit)\b)/,
    ),
    point(
      "suited to hot weather",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\bheat\b(?! rash)|\bhot(?:test)? (?:\w+ )?(?:weather|days?|summers?|climate|car|sun|months)\b|\bhumid\w*|\bsummers?\b|\btropical\b|\bdesert\b)/,
    ),
    told(
      "no greasy or sticky feel",
      /\b(?:not|no|never|without|non|is ?n['’]?t|was ?n['’]?t|does ?n['’]?t feel|does ?n['’]?t leave)\b ?-?(?:(?!if\b|to\b|only\b|for\b)\w+ ){0,3}(?:greas(?:y|iness)|oily|sticky|stickiness|tacky)\b/,
    ),
  ],
};
