export const textStyles = {
  display: {
    value: {
      fontFamily: "serif",
      fontSize: "display",
      fontWeight: "medium",
      lineHeight: "display",
      letterSpacing: "display",
    },
  },
  title: {
    value: {
      fontFamily: "serif",
      fontSize: { base: "2xl", md: "3xl" },
      fontWeight: "medium",
      lineHeight: "tight",
      letterSpacing: "tight",
    },
  },
  heading: {
    value: { fontFamily: "serif", fontSize: "xl", fontWeight: "medium", lineHeight: "tight", letterSpacing: "tight" },
  },
  subheading: { value: { fontFamily: "sans", fontSize: "lg", fontWeight: "semibold", lineHeight: "snug" } },
  lead: { value: { fontFamily: "sans", fontSize: { base: "lg", md: "[1.1875rem]" }, lineHeight: "normal" } },
  body: { value: { fontFamily: "sans", fontSize: "md", lineHeight: "normal" } },
  small: { value: { fontFamily: "sans", fontSize: "sm", lineHeight: "normal" } },
  caption: { value: { fontFamily: "sans", fontSize: "xs", lineHeight: "snug" } },
  label: { value: { fontFamily: "sans", fontSize: "sm", fontWeight: "semibold", lineHeight: "snug" } },
  /** The voice of the customer: every quotation is set in it, and nothing else of body size is. */
  quote: { value: { fontFamily: "serif", fontSize: "lg", fontWeight: "medium", lineHeight: "normal" } },
  figure: {
    value: {
      fontFamily: "serif",
      fontSize: "4xl",
      fontWeight: "medium",
      lineHeight: "none",
      letterSpacing: "display",
    },
  },
} as const;
