import { defineRecipe } from "@pandacss/dev";

/** A line is as high as the text that comes in its place, and the bar in it as high as its letters. */
const text = { height: "[1lh]", borderRadius: "md", paddingBlock: "[0.2lh]", backgroundClip: "content-box" };

export const skeleton = defineRecipe({
  className: "skeleton",
  base: {
    display: "block",
    width: "full",
    maxWidth: "full",
    borderRadius: "sm",
    backgroundColor: "bg.hover",
    animation: "[pulse 1800ms ease-in-out infinite]",
  },
  variants: {
    shape: {
      line: { height: "4" },
      text,
      title: { height: "8", width: "half" },
      block: { height: "32", borderRadius: "lg" },
      circle: { width: "10", height: "10", borderRadius: "full" },
      ring: { flexShrink: "0", width: "32", height: "32", borderRadius: "full" },
      field: { minHeight: "controlMd", borderRadius: "md" },
      button: { minHeight: "controlMd", width: "32", borderRadius: "md" },
      buttonSmall: { minHeight: "controlSm", _touch: { minHeight: "touch" }, width: "24", borderRadius: "md" },
      buttonIcon: { width: "controlSm", height: "controlSm", borderRadius: "md" },
    },
    length: { long: { width: "[75%]" }, half: { width: "half" }, short: { width: "[30%]" } },
  },
  defaultVariants: { shape: "line" },
});
