import { type Point, point } from "./point.ts";

export const LINT_POINTS: Readonly<Record<string, readonly Point[]>> = {
  lint: [
    point(
      "a roller takes fur right off",
      /(?<!\blike a (?:lint )?)\b(?:with|use|using|quick|once over with) (?:a |the |my )?(?:lint |sticky )?roller\b/,
    ),
    point("fur shakes right off", /\bshak(?:e|es|en|ing)(?: \w+)? (?:off|out)\b/),
    point("fur vacuums right off", /\bvacuum(?:s|ed|ing)?(?: \w+){0,2} (?:off|up|right)\b/),
    point(
      "cuts down on static",
      /(?:\b(?:no|not|without|less|tak\w+ away|reduc\w+|cuts? down on|eliminat\w+)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? static\b/,
    ),
    point(
      "leaves no fuzz on clothes",
      /(?:\b(?:no|not|never|without)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)[^.;]{0,25}\b(?:fuzz\w*|fibers?|lint)\b[^.;]{0,25}\b(?:clothes|clothing|pants|shirts?|sweaters?|black)\b/,
    ),
    point(
      "leaves no fibers on glass",
      /(?:\b(?:no|not|never|without)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)[^.;]{0,25}\b(?:lint|fuzz|fibers?)\b[^.;]{0,25}\b(?:glass\w*|windows?|mirrors?|lens\w*|screens?)\b/,
    ),
    point(
      "fur comes off in the wash",
      /\bhair\b[^.;]{0,40}\b(?:out of the (?:washer|dryer|wash)|in the (?:washer|dryer|wash)|after (?:a |one )?wash\w*)\b/,
    ),
    point("fur wipes off with a damp cloth", /\b(?:damp|wet) (?:cloth|sponge|rag|towel)\b/),
  ],
};
