import type { Unit } from "../unit.ts";
import { isCompoundOnly, isFaultyAfter } from "./compounds.ts";
import { ENDED_ILLS, isNotEnded } from "./ended-ills.ts";
import { isAsItSays, isHearsay, isRecommendedByOthers, isSaidByThem, isSoldAs } from "./hearsay.ts";
import { UNMEANT, UNMEANT_BLAME, UNMEANT_PRAISE } from "./idioms.ts";
import { isLiked } from "./liked.ts";
import { isLikeAnything, isLikeWorse } from "./likeness.ts";
import { ASIDES, ASIDES_OF_BLAME, ASIDES_OF_PRAISE } from "./misread-asides.ts";
import { BLAME_IN_COMPANY, IN_COMPANY, PRAISE_IN_COMPANY } from "./misread-company.ts";
import { MISREAD_CUES, MISREAD_PRAISE } from "./misread-cues.ts";
import { isGladlySo, isSpared, MISREAD_DOINGS, MISREAD_DOINGS_OF_PRAISE } from "./misread-doings.ts";
import { MISREAD_FRAMES, MISREAD_FRAMES_OF_PRAISE } from "./misread-frames.ts";
import { OF_PLACES, PRAISE_OF_WHAT_IS_GONE } from "./misread-places.ts";
import { PLAIN_BLAME, PLAIN_PRAISE } from "./misread-plainly.ts";
import { BLAME_OF_OTHER_THINGS, OF_OTHER_THINGS, PRAISE_OF_OTHER_THINGS } from "./misread-things.ts";
import { BLAME_IN_USE, OF_USE, PRAISE_IN_USE } from "./misread-use.ts";
import {
  isAimedAt,
  isATadMuch,
  isNoOpinion,
  isNotAsShown,
  isOfAnEarlierOne,
  isOfBody,
  isOfOthersThereAre,
  isOfPerson,
  isOnlyShown,
  isOtherSense,
  isOver,
  isRightThere,
  isSmellToCure,
  isTooMuch,
  isWorseThanAnother,
} from "./misread-words.ts";
import type { Misreading } from "./misreading.ts";
import { OTHER_OBJECTS } from "./other-objects.ts";
import { SCORNED_PRAISE } from "./scorned.ts";
import { STATED_FIGURES } from "./stated-figures.ts";
import { TURNED_BLAME, TURNED_PRAISE } from "./turned.ts";
import { UNSURE_CUES } from "./unsure-cues.ts";

/** What praise may mean instead. */
export const OF_PRAISE: readonly Misreading[] = [
  ...SCORNED_PRAISE,
  ...PLAIN_PRAISE,
  { why: "opposite", is: isNotAsShown },
  { why: "opposite", is: isATadMuch },
  { why: "opposite", is: isTooMuch },
  { why: "opposite", is: isWorseThanAnother },
  { why: "opposite", is: isLikeWorse },
  { why: "nothing", is: isLikeAnything },
  { why: "nothing", is: isOnlyShown },
  { why: "nothing", is: isOver },
  { why: "nothing", is: isNoOpinion },
  { why: "nothing", is: isRightThere },
  { why: "nothing", is: isAimedAt },
  { why: "nothing", is: isSaidByThem },
  { why: "nothing", is: isSoldAs },
  { why: "nothing", is: isRecommendedByOthers },
  { why: "nothing", is: isCompoundOnly },
  { why: "opposite", is: isFaultyAfter },
  { why: "other-product", is: isOfOthersThereAre },
  ...MISREAD_PRAISE,
  ...MISREAD_DOINGS_OF_PRAISE,
  { why: "opposite", is: isNotEnded },
  ...TURNED_PRAISE,
  ...UNMEANT_PRAISE,
  ...MISREAD_FRAMES_OF_PRAISE,
  ...PRAISE_IN_COMPANY,
  ...PRAISE_OF_OTHER_THINGS,
  ...PRAISE_OF_WHAT_IS_GONE,
  ...PRAISE_IN_USE,
  ...ASIDES_OF_PRAISE,
];

/** What blame may mean instead. */
export const OF_BLAME: readonly Misreading[] = [
  ...PLAIN_BLAME,
  ...STATED_FIGURES,
  ...ENDED_ILLS,
  ...MISREAD_DOINGS,
  { why: "nothing", is: isGladlySo },
  { why: "nothing", is: isSpared },
  { why: "nothing", is: isHearsay },
  { why: "opposite", is: isAsItSays },
  { why: "opposite", is: isLiked },
  { why: "other-product", is: isOfAnEarlierOne },
  ...TURNED_BLAME,
  ...UNMEANT_BLAME,
  ...BLAME_IN_COMPANY,
  ...BLAME_OF_OTHER_THINGS,
  ...BLAME_IN_USE,
  ...ASIDES_OF_BLAME,
];

/** What any opinion may mean instead. */
export const OF_ANY: readonly Misreading[] = [
  { why: "nothing", is: isOtherSense },
  { why: "nothing", is: isSmellToCure },
  { why: "nothing", is: isOfBody },
  { why: "nothing", is: isOfPerson },
  ...MISREAD_CUES,
  ...UNMEANT,
  ...MISREAD_FRAMES,
  ...IN_COMPANY,
  ...UNSURE_CUES,
  ...OTHER_OBJECTS,
  ...OF_OTHER_THINGS,
  ...OF_PLACES,
  ...OF_USE,
  ...ASIDES,
];

const OF_ANY_PRAISE: readonly Misreading[] = [...OF_ANY, ...OF_PRAISE];
const OF_ANY_BLAME: readonly Misreading[] = [...OF_ANY, ...OF_BLAME];

/** What a unit may mean instead of what it says; the first that does decides. */
export const misreadingsOf = ({ polarity }: Unit): readonly Misreading[] =>
  polarity > 0 ? OF_ANY_PRAISE : OF_ANY_BLAME;
