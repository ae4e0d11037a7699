import { defineSlotRecipe } from "@pandacss/dev";

export const steps = defineSlotRecipe({
  className: "steps",
  slots: ["root", "item", "number", "title", "description"],
  base: {
    root: {
      display: "grid",
      gap: { base: "6", md: "8" },
      gridTemplateColumns: { md: "repeat(3, minmax(0, 1fr))" },
      listStyle: "none",
    },
    item: {
      display: "flex",
      flexDirection: "column",
      gap: "2",
      paddingBlockStart: "5",
      borderBlockStartWidth: "thick",
      borderBlockStartStyle: "solid",
      borderBlockStartColor: "border.default",
      color: "text.muted",
      _currentStep: { borderBlockStartColor: "accent.text", color: "text.default" },
    },
    number: {
      fontFamily: "serif",
      fontSize: "lg",
      fontWeight: "medium",
      color: "text.subtle",
      fontVariantNumeric: "lining-nums",
    },
    title: { textStyle: "heading", color: "text.default" },
    description: { textStyle: "body", color: "text.muted" },
  },
  variants: {
    size: {
      md: {},
      sm: {
        root: { gap: "3", gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
        item: { gap: "1", paddingBlockStart: "2.5" },
        title: { textStyle: "label" },
        number: { fontSize: "sm" },
        description: { display: "none" },
      },
    },
  },
  defaultVariants: { size: "md" },
});
