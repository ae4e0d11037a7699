const PLENTY_OF_REVIEWS = 26;

/** Whether there is so much to choose from that what a single reviewer says has to be sure. */
export const hasPlenty = ({ reviews }: { reviews: readonly unknown[] }): boolean => reviews.length >= PLENTY_OF_REVIEWS;
