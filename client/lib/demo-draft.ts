const KEY = "demo-reviews";

/** Hands reviews that were pasted on another page over to the demo form. They stay until the tab is closed. */
export const keepDemoReviews = (reviews: string): void => {
  try {
    sessionStorage.setItem(KEY, reviews);
  } catch {
    // A browser that refuses storage only costs the visitor a second paste.
  }
};

export const keptDemoReviews = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
};
