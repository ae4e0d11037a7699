import { plainNoun } from "../aspects/noun-groups.ts";
import { FACETS } from "../facets/all-facets.ts";
import type { Facet } from "../facets/facet.ts";
import type { FacetReading } from "../facets/reading.ts";
import type { Product } from "../product/product.ts";
import type { Sentence } from "../text/analyse.ts";
import { type SignedPattern, unitsTold } from "./told-of-sentence.ts";
import type { Unit } from "./unit.ts";

/** What a name says that a thing keeps off or takes away: "squirrel proof", "mosquito repellent", "stain remover", "anti fog". */
const AGAINST =
  /\b([\p{L}]{3,}) ?-? ?(?:proof|resistant|repellents?|repellers?|deterrents?|removers?|eliminators?|killers?|traps?|zappers?|blockers?|stoppers?|control)\b|\banti ?-? ?([\p{L}]{3,})\b/giu;

/** Words before "proof" that facets of their own hear, and those that name no ill. */
const HEARD_ELSEWHERE =
  /^(?:water|leak|spill|shock|wind|weather|rain|dust|sound|fire|rust|scratch|wrinkle|slip|drop|crush|tear|fade|heat|oven|freezer|child|baby|kid|toddler|pet|dog|cat|oil|makeup|hair|paint|nail|light|sun|uv|wax|theft|remote|cruise|climate|temperature|volume|birth|quality|tangle|skid|pull|aging|noise|bark|cellulite|static|microbial|bacterial|fatigue|glare|snore|chafe|chafing|odor|odour|smell)$/i;

const CREATURES =
  /^(?:squirrel|mosquito|mouse|mice|rat|ant|roach|cockroach|fly|flea|tick|deer|rabbit|bear|spider|raccoon|bug|insect|pest|wasp|bee|moth|mole|vole|gopher|snake|slug|snail|bird|pigeon|rodent|chipmunk|termite|gnat|critter)$/;

type Purpose = { said: string; isCreature: boolean };

/** Each ill that the name tells the thing is against, as a pattern for its forms. */
const purposeOf = (name: string): Purpose | null => {
  for (const match of name.matchAll(AGAINST)) {
    const ill = plainNoun((match[1] ?? match[2] ?? "").toLowerCase());
    if (ill === "" || HEARD_ELSEWHERE.test(ill)) continue;
    const said =
      ill === "mouse" ? "(?:mouse|mice)" : ill.endsWith("y") ? `${ill.slice(0, -1)}(?:y|ies)` : `${ill}(?:e?s)?`;
    return { said, isCreature: CREATURES.test(ill) };
  }
  return null;
};

const AUX = String.raw`(?:has|have|had|was|were|is|are|got|get|gets|just|finally|all|really|pretty much|completely|totally|now)`;
const CANNOT = String.raw`(?:can ?not|ca ?n['’]?t|ca ?nt|could ?n['’]?t|could not|couldnt|never|ha(?:s|ve) ?n['’]?t|have not|has not|hasnt|havent|wo ?n['’]?t|unable to|no longer|do ?n['’]?t|does ?n['’]?t|did ?n['’]?t|not)`;
const STILL = String.raw`(?:still|always|just|easily|simply|quickly|soon|all|both|even|now|also|young|small|little|manage[ds]? to|can|could|will|would|were able to|figured out how to|learned (?:how )?to|found a way to|have no (?:problem|trouble)|had no (?:problem|trouble))`;

/** How a thing does against an ill, in words that are said of any. */
const patternsFor = ({ said, isCreature }: Purpose): readonly SignedPattern[] => {
  const it = String.raw`\b${said}`;
  const gap = String.raw`(?: (?!but|and|who|that|which|n['’]t|nt|ca|not|never|if|still|ai)[\p{L}\p{N}'’-]+){0,3}?`;
  const plus = [
    `${it}${gap}(?: ${AUX})* (?:(?:gave|give|given|giving)(?: it)? up|defeated|beaten|foiled|thwarted|stumped|outsmarted|gone|disappeared|vanished|stopped (?:coming|trying)|moved on|stay(?:s|ed)? (?:away|off|out)|left it alone|leave it alone|avoid it|keep(?:s)? (?:away|off|out)|kept (?:away|off|out)|came (?:right )?(?:out|off)|lifted)\\b`,
    String.raw`\b(?:stop(?:s|ped)?|defeat(?:s|ed)?|foil(?:s|ed)?|outsmart(?:s|ed)?|beat(?:s)?|stump(?:s|ed)?|deter(?:s|red)?|repel(?:s|led)?|got rid of|gets rid of|took care of|takes care of|took (?:out|off)|takes (?:out|off)|removed|removes|lifts|lifted|killed|kills|scares?(?: away| off)?|keeps|kept|keep) (?:\p{L}+ ){0,3}?${said}\b(?! (?:well )?(?:fed|happy|busy|coming))`,
    String.raw`\b(?:works?|worked|working)(?: (?:\p{L}+ ){0,3})(?:on|against|for|with) (?:\p{L}+ ){0,2}?${said}\b`,
    String.raw`\b(?:no|not (?:one|a single)|zero|without (?:a|any)) (?:more )?${said}\b(?:(?= ?[!.,]| since| though| around| yet| so far| anymore| any more| at all| left| has| have|$))`,
    ...(isCreature
      ? [
          String.raw`\b${said}${gap} ${CANNOT} (?:\p{L}+ ){0,2}?(?:get|reach|figure|climb|chew|beat|open|touch|land|come|cling|hang)\b`,
        ]
      : []),
    String.raw`\b${said} not (?:\p{L}+ )?(?:getting|reaching|coming)\b`,
    String.raw`\btake that,? ${said}\b`,
  ];
  const minus = [
    `${it}${gap} (?:${STILL} )*(?:get|gets|got|chew(?:s|ed)?|climb(?:s|ed)?|jump(?:s|ed)?|reach(?:es|ed)?|eat|eats|ate|empt(?:y|ies|ied)|raid(?:s|ed)?|figured) (?:\\p{L}+ )?(?:in|into|inside|to it|at it|through|past|it|everything|all|out|onto it|every)\\b`,
    String.raw`\b(?:does|do|did|is|will|would)(?: ?n['’]?t| not) (?:\p{L}+ )?(?:stop|keep|deter|repel|remove|work (?:on|against|for)|bother|faze|lift|touch|kill|slow down) (?:\p{L}+ ){0,3}?${said}\b`,
    String.raw`\b(?:not|n['’]t|hardly|isnt) (?:at all |really )?${said}[- ](?:proof|resistant)\b|\b${said}[- ](?:proof|resistant)(?: my (?:foot|butt|ass)|\? (?:no|nope|ha))`,
    ...(isCreature
      ? []
      : [
          `${it}${gap} (?:is|are|was|were) still there\\b`,
          `${it} (?:${AUX} )?(?:did|would|wo)(?: ?n['’]?t| not) (?:budge|come out|come off|lift|move)\\b`,
        ]),
  ];
  return [
    ...minus.map((source): SignedPattern => ({ polarity: -1, pattern: new RegExp(source, "u") })),
    ...plus.map((source): SignedPattern => ({ polarity: 1, pattern: new RegExp(source, "u") })),
  ];
};

const facetNamed = (id: string): Facet | undefined => FACETS.find((facet) => facet.id === id);

/** What is told of its purpose is told of: pests where the kind knows them, and of whether it works elsewhere. */
const facetFor = ({ isCreature }: Purpose, reading: FacetReading): Facet | undefined => {
  const ids = isCreature ? ["pests", "repels", "results"] : ["results"];
  return ids.map(facetNamed).find((facet) => facet !== undefined && reading(facet) === facet);
};

const DENYING =
  /\b(?:not|n['’]?t|never|nothing|hardly|wish|hope|hoping|if|supposed to|claims?|says?)\b[^,.;]{0,25}$|\b(?:to|would|should|might)(?: \p{L}+ly)? $/u;

/** How the product does what its name says it is for: an opinion for each sentence that tells it, in place of others on the same words. */
export const purposeUnits = (
  sentences: readonly Sentence[],
  heard: readonly Unit[],
  product: Product,
  reading: FacetReading,
): readonly Unit[] => {
  const purpose = purposeOf(product.name);
  const facet = purpose === null ? undefined : facetFor(purpose, reading);
  if (purpose === null || facet === undefined) return heard;
  const named = new RegExp(`\\b${purpose.said}\\b`, "u");
  const patterns = patternsFor(purpose);
  const found = unitsTold(sentences, { named, patterns, denying: DENYING }, { facet, key: facet.id });
  const isReplaced = (unit: Unit): boolean =>
    found.some(
      (own) =>
        own.clause.sentence === unit.clause.sentence &&
        (unit.facet === facet || unit.facet?.id === "results" || (unit.start < own.end && own.start < unit.end)),
    );
  return [...heard.filter((unit) => !isReplaced(unit)), ...found];
};
