/** From so many stars on reviewers are content. */
export const CONTENT_STARS = 4;
/** Up to so many they are not content. */
export const MIDDLING_STARS = 3;
/** Up to so many they are discontent. */
export const DISCONTENT_STARS = 2;
