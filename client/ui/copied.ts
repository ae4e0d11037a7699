/** The event that tells the page around a copy button that its text is in the clipboard. */
export const COPIED = "copied";
