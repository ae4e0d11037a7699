import { defineSlotRecipe } from "@pandacss/dev";

export const progress = defineSlotRecipe({
  className: "progress",
  slots: ["root", "labelRow", "label", "value", "track", "range"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "2", width: "full" },
    labelRow: { display: "flex", justifyContent: "space-between", alignItems: "baseline", gap: "3" },
    label: { textStyle: "label" },
    value: { textStyle: "small", color: "text.muted", fontVariantNumeric: "tabular-nums lining-nums" },
    track: {
      height: "1.5",
      width: "full",
      overflow: "hidden",
      borderRadius: "full",
      backgroundColor: "chart.track",
      forcedColorAdjust: "none",
    },
    range: {
      height: "full",
      borderRadius: "full",
      backgroundColor: "accent.text",
      transitionProperty: "width",
      transitionDuration: "normal",
      transitionTimingFunction: "standard",
      "&[data-state=indeterminate]": { width: "[33%]", animation: "[slide 1800ms linear infinite]" },
    },
  },
  variants: {
    tone: {
      accent: {},
      warning: { range: { backgroundColor: "warning.solid" } },
      danger: { range: { backgroundColor: "danger.solid" } },
    },
  },
  defaultVariants: { tone: "accent" },
});
