import { defineRecipe } from "@pandacss/dev";

export const mark = defineRecipe({
  className: "mark",
  base: {
    borderRadius: "[2px]",
    paddingInline: "[0.1em]",
    boxDecorationBreak: "clone",
    color: "inherit",
    forcedColorAdjust: "none",
  },
  variants: {
    tone: {
      evidence: { backgroundColor: "mark.bg", color: "mark.on" },
      praise: { backgroundColor: "mark.praise", color: "text.default" },
      complaint: { backgroundColor: "mark.complaint", color: "text.default" },
      quiet: {
        paddingInline: "0",
        backgroundColor: "transparent",
        textDecorationLine: "underline",
        textDecorationStyle: "dotted",
        textDecorationColor: "border.control",
        textUnderlineOffset: "[0.25em]",
      },
    },
  },
  defaultVariants: { tone: "evidence" },
});
