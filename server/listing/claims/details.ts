import { lowerFirst } from "../../insight/avatar/avatar-draft.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { calledName } from "../../insight/product/product.ts";
import { supportFloor } from "../../insight/reviews/plenty.ts";
import { rankStatements } from "../../insight/statements/pick-statement.ts";
import { signsIn } from "../../insight/statements/signs.ts";
import { nounCounts } from "../../insight/text/noun-counts.ts";
import type { Unit } from "../../insight/units/unit.ts";

const LONGEST = 6;
const MOST = 4;
const BOUND_TO_ONE_REVIEWER =
  /\b(?:was|were|did|didn't|had|got|stopped|survived|you|buyers|forever|never|always|anything|everything|perfect|perfectly|best|amazing|great|love|beautiful|way|says|said|if|when|after|because|at least|dog|cat)\b|\d|[’']s\b/i;
/** Copy speaks of the thing. */
const ABOUT_PEOPLE = /^(?:buyers?|people|nobody|no one|everyone|everybody)\b/i;
/** "little thing is so cute" is about nothing in particular. */
const OF_NOTHING = /^(?:the |this |that )?(?:\p{L}+ )?(?:things?|stuff|ones?|items?|products?) /iu;
const PRESENT =
  /\b(?:keeps?|stays?|lasts?|opens?|closes?|holds?|fits?|sits?|takes?|mixes|tastes|feels|looks|sounds|plays|smells|grinds|blends|charges|protects|is|are|does|doesn't|do|don't|works?|no|adjusts?|reaches|dims|remembers|gets|rinses|washes|dries|cleans)\b/i;

/** "is not ugly", "the sound is okay", "looks good to boot" */
const FAINT_PRAISE =
  /\b(?:is|are) not\b|\b(?:ok|okay|alright|decent|to boot)\b|^(?:looks?|feels?|works?|sounds?) (?:\p{L}+ )?(?:good|great|nice|cool|fine|well)\b/iu;

/** "The story is good", which a bullet about the story says already. */
const SAYS_ONLY_GOOD =
  /^(?:the |this |its )?[\p{L}-]+ (?:is|are|looks?|feels?|works?|tastes?|smells?|sounds?) (?:very |so |really |still |quite )?[\p{L}-]+$/iu;

/** "knows how loud it", where "it is" went on. */
const CUT_SHORT = / how [\p{L}-]+ (?:it|they|he|she|this|that)$/iu;

/** "Photo quality is awesome" */
const SAYS_ONLY_PRAISE =
  /^(?:the |this |its )?(?:[\p{L}-]+ ){2,3}(?:is|are|looks?|feels?|works?) (?:[\p{L}-]+ )?(?:good|great|nice|fine|awesome|excellent|wonderful|fantastic|superb|stunning|terrific|incredible|outstanding|impressive|lovely|brilliant)$/iu;

const LEADING = /^the (?=\p{Ll})/u;

/** Findings short and general enough to stand in copy: present tense, nobody in particular, at most six words. */
export const findDetails = (
  praising: readonly Unit[],
  mining: Mining,
  floor: number = supportFloor(mining),
): string[] => {
  // What only one reviewer has does not belong in copy.
  const counts = nounCounts(mining.sentences);
  return rankStatements(praising, mining.product)
    .filter((statement) =>
      statement.tokens.every(
        (token) => (token.pos !== "NOUN" && token.pos !== "PROPN") || (counts.get(token.lemma) ?? 0) >= floor,
      ),
    )
    .filter(({ tokens }) => signsIn(tokens).every(({ polarity }) => polarity > 0))
    .map((statement) => statement.text)
    .filter(
      (text) =>
        text.split(" ").length <= LONGEST &&
        text.split(" ").length >= 3 &&
        !BOUND_TO_ONE_REVIEWER.test(text.slice(1)) &&
        !ABOUT_PEOPLE.test(text) &&
        !FAINT_PRAISE.test(text) &&
        !CUT_SHORT.test(text) &&
        !OF_NOTHING.test(text) &&
        PRESENT.test(text) &&
        !text.startsWith(`The ${calledName(mining.product)} `),
    )
    .filter((text) => !SAYS_ONLY_GOOD.test(text) && !SAYS_ONLY_PRAISE.test(text))
    .map((text) => lowerFirst(text).replace(LEADING, ""))
    .slice(0, MOST);
};
