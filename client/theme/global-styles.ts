export const globalStyles = {
  html: {
    colorScheme: "dark",
    backgroundColor: "bg.canvas",
    color: "text.default",
    fontFamily: "sans",
    lineHeight: "normal",
    textSizeAdjust: "100%",
    WebkitFontSmoothing: "antialiased",
    scrollPaddingBlockStart: "20",
  },
  /** A bar at the window's lower edge lies over what the Tab key brings there. */
  "html:has([data-sticky-end])": { scrollPaddingBlockEnd: "24" },
  "html:has([data-sticky-end=tall])": { scrollPaddingBlockEnd: "11rem" },
  "html.light": { colorScheme: "light" },
  body: { minHeight: "screen", fontSize: "md", fontVariantNumeric: "lining-nums", overflowWrap: "break-word" },
  "h1, h2, h3": { textWrap: "balance" },
  "p, li": { textWrap: "pretty" },
  a: { color: "inherit", textDecoration: "none" },
  "button, [role=button], summary": { cursor: "pointer" },
  ":disabled, [data-disabled]": { cursor: "not-allowed" },
  ":focus-visible": {
    outlineWidth: "thick",
    outlineStyle: "solid",
    outlineColor: "border.focus",
    outlineOffset: "0.5",
  },
  /** Where readers choose the colors, grounds are all alike: what only its ground sets apart gets a line. */
  "@media (forced-colors: active)": {
    ":is([data-highlighted], [aria-pressed=true], [role=option][aria-selected=true]):not(:focus-visible)": {
      outlineWidth: "thick",
      outlineStyle: "solid",
      outlineColor: "[Highlight]",
      outlineOffset: "-0.5",
    },
  },
  "::selection": { backgroundColor: "mark.bg", color: "mark.on" },
  "[hidden]": { display: "none !important" },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0s !important",
      scrollBehavior: "auto !important",
    },
  },
  "@media print": {
    html: { scrollbarGutter: "auto" },
    "#root > div > :not(main)": { display: "none !important" },
  },
} as const;
