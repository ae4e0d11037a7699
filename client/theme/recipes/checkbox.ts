import { defineSlotRecipe } from "@pandacss/dev";

export const checkbox = defineSlotRecipe({
  className: "checkbox",
  slots: ["root", "control", "label"],
  base: {
    root: { display: "inline-flex", alignItems: "center", gap: "2.5", minHeight: "target", cursor: "pointer" },
    control: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      flexShrink: "0",
      width: "5",
      height: "5",
      borderRadius: "xs",
      borderWidth: "thin",
      borderStyle: "solid",
      borderColor: "border.control",
      backgroundColor: "bg.field",
      color: "accent.on",
      transitionProperty: "background-color, border-color",
      transitionDuration: "fast",
      "& svg": { width: "[0.875rem]", height: "[0.875rem]" },
      _checked: { backgroundColor: "accent.solid", borderColor: "accent.solid" },
      _focusVisible: {
        outlineWidth: "thick",
        outlineStyle: "solid",
        outlineColor: "border.focus",
        outlineOffset: "0.5",
      },
    },
    label: { textStyle: "small" },
  },
});
