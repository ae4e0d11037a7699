import { FACETS } from "../facets/all-facets.ts";
import type { FacetReading } from "../facets/reading.ts";
import type { Sentence } from "../text/analyse.ts";
import { splitClauses } from "../text/clauses.ts";
import { clauseText, sentenceText } from "./misreadings/misreading.ts";
import type { Unit } from "./unit.ts";

const BODY =
  "(?:legs?|foot|feet|arms?|hands?|fingers?|thumbs?|toes|bum|bottom|butt|backside|tailbone|back|neck|hips?|knees?|shoulders?|wrists?|heels?|head|spine|joints)";
const ILL =
  "(?:numb|dead|asleep|to sleep|stiff|sore|tingly|ach\\p{L}+|hurt\\p{L}*|in agony|throb\\p{L}*|cramp\\p{L}*|killing me|in bits)";
const USED_TO = "(?:used to|always|would(?: always)?|usually|normally|kept|constantly|often)";

/** "Legs used to go dead after an hour." */
const SUFFERED = new RegExp(
  `\\b${BODY} ${USED_TO}\\b[^.;]{0,25}\\b${ILL}\\b|\\b${USED_TO}\\b[^.;]{0,25}\\b(?:numb|sore|stiff|aching) ${BODY}\\b`,
  "u",
);
/** "That has stopped.", "Not any more." */
const STOPPED =
  /^(?:(?:well|now|but|and|so far),? )?(?:(?:that|this|it|which|all that|all of that)(?: 's| has| have| is)?(?: (?:now|all|completely|totally|mostly|just))? (?:stopped|gone|ended|history|eased|over|a thing of the past|cleared up)\b|not (?:any ?more|now|since|with this|once since)\b|no longer\b|(?:has ?n't|has not|hasnt|have ?n't|does ?n't|doesnt) (?:happened|done it|had it|happen|do it)\b)/;

const PAIN = FACETS.find(({ id }) => id === "pain");

/** Praise of what ended an ill that the sentence before tells of: "My feet used to go numb. Not any more." */
export const endedBefore = (sentences: readonly Sentence[], read: FacetReading): readonly Unit[] => {
  const facet = PAIN === undefined ? null : read(PAIN);
  if (facet === null) return [];
  return sentences.flatMap((sentence, at): Unit[] => {
    const before = sentences[at - 1];
    if (before?.reviewId !== sentence.reviewId || !STOPPED.test(sentenceText(sentence))) return [];
    const clause = splitClauses(before).find((each) => SUFFERED.test(clauseText(each)));
    const [here] = splitClauses(sentence);
    if (clause === undefined || here === undefined) return [];
    const told = { target: "", term: "", opinion: "stopped", polarity: 1, weight: 1, mood: "report" } as const;
    const { reviewId } = sentence;
    return [{ ...told, reviewId, facet, key: facet.id, start: clause.start, end: clause.end, clause }];
  });
};
