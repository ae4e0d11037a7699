import { defineSlotRecipe } from "@pandacss/dev";

export const tabs = defineSlotRecipe({
  className: "tabs",
  slots: ["root", "list", "trigger", "content"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "6", minWidth: "0" },
    list: {
      display: "flex",
      gap: "1",
      overflowX: "auto",
      borderBlockEndWidth: "thin",
      borderBlockEndStyle: "solid",
      borderBlockEndColor: "border.default",
      scrollbarWidth: "none",
    },
    trigger: {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      flexShrink: "0",
      minHeight: "controlMd",
      paddingInline: "3",
      borderBlockEndWidth: "thick",
      borderBlockEndStyle: "solid",
      borderBlockEndColor: "transparent",
      _highContrast: { borderBlockEndColor: "[Canvas]" },
      textStyle: "label",
      color: "text.muted",
      transitionProperty: "color, border-color",
      transitionDuration: "fast",
      _hover: { color: "text.default" },
      _selected: {
        color: "text.default",
        borderBlockEndColor: "accent.text",
        _highContrast: { borderBlockEndColor: "[Highlight]" },
      },
      _disabled: { opacity: "disabled" },
      _focusVisible: { outlineOffset: "-0.5" },
    },
    content: { minWidth: "0" },
  },
});
