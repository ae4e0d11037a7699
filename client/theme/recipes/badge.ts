import { defineRecipe } from "@pandacss/dev";

export const badge = defineRecipe({
  className: "badge",
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    flexShrink: "0",
    paddingInline: "2",
    paddingBlock: "0.5",
    borderRadius: "sm",
    borderWidth: "thin",
    borderStyle: "solid",
    borderColor: "transparent",
    textStyle: "caption",
    fontWeight: "semibold",
    letterSpacing: "normal",
    fontVariantNumeric: "tabular-nums lining-nums",
    whiteSpace: "nowrap",
    "& svg": { width: "[1em]", height: "[1em]" },
  },
  variants: {
    tone: {
      neutral: { borderColor: "border.default", color: "text.muted", backgroundColor: "bg.sunken" },
      accent: { backgroundColor: "accent.subtle", color: "accent.text" },
      success: { backgroundColor: "success.subtle", color: "success.text" },
      warning: { backgroundColor: "warning.subtle", color: "warning.text" },
      danger: { backgroundColor: "danger.subtle", color: "danger.text" },
      info: { backgroundColor: "info.subtle", color: "info.text" },
    },
  },
  defaultVariants: { tone: "neutral" },
});
