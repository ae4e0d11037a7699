const PLENTY_OF_REVIEWS = 16;
const MANY_REVIEWS = 60;

type Reviewed = { reviews: readonly unknown[] };

/** Whether there is so much to choose from that what a single reviewer says has to be sure. */
export const hasPlenty = ({ reviews }: Reviewed): boolean => reviews.length >= PLENTY_OF_REVIEWS;

/** Whether there is so much to choose from that what a single reviewer says is not needed. */
export const hasMany = ({ reviews }: Reviewed): boolean => reviews.length >= MANY_REVIEWS;
