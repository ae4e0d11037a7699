import { defineSlotRecipe } from "@pandacss/dev";

export const tooltip = defineSlotRecipe({
  className: "tooltip",
  slots: ["positioner", "content"],
  base: {
    positioner: { zIndex: "menu!" },
    content: {
      maxWidth: "narrow",
      paddingInline: "2.5",
      paddingBlock: "1.5",
      borderRadius: "sm",
      borderWidth: "thin",
      borderStyle: "solid",
      borderColor: "border.default",
      backgroundColor: "bg.overlay",
      boxShadow: "overlay",
      textStyle: "caption",
      color: "text.default",
    },
  },
});
