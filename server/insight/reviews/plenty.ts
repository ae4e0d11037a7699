/** How many reviews are few, plenty, many and a crowd: every step at which something else is asked of them. */
const TOO_FEW_TO_MISS_WORDS = 5;
const FEW = 8;
const PLENTY = 16;
const AMPLE = 32;
const MANY = 60;
const CROWD = 150;

type Reviewed = { reviews: readonly unknown[] };

/** Whether there are so few that a word which none of them uses tells nothing. */
export const hasTooFewToMissWords = ({ reviews }: Reviewed): boolean => reviews.length < TOO_FEW_TO_MISS_WORDS;

/** Whether there are so few that one voice counts. */
export const hasFew = ({ reviews }: Reviewed): boolean => reviews.length < FEW;

/** Whether there is so much to choose from that what a single reviewer says has to be sure. */
export const hasPlenty = ({ reviews }: Reviewed): boolean => reviews.length >= PLENTY;

/** Whether there is so much to choose from that the uses of single reviewers need not fill room. */
export const hasAmple = ({ reviews }: Reviewed): boolean => reviews.length >= AMPLE;

/** Whether there is so much to choose from that what a single reviewer says is not needed. */
export const hasMany = ({ reviews }: Reviewed): boolean => reviews.length >= MANY;

/** Whether there are so many that a single reviewer is no finding anywhere. */
export const hasCrowd = ({ reviews }: Reviewed): boolean => reviews.length >= CROWD;

/** The least number of distinct reviews a theme needs: one voice is a theme only where there are few. */
export const supportFloor = (reviewed: Reviewed): number => (hasFew(reviewed) ? 1 : hasCrowd(reviewed) ? 3 : 2);

const FEW_TRAITS = 15;
const OF_ALL = 20;

/** The least number of distinct reviewers who tell what buyers are like: one of many is an accident. */
export const traitFloor = ({ reviews }: Reviewed): number =>
  reviews.length < FEW_TRAITS ? 2 : Math.max(3, Math.ceil(reviews.length / OF_ALL));
