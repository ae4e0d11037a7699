import { defineSlotRecipe } from "@pandacss/dev";

export const fileDrop = defineSlotRecipe({
  className: "file-drop",
  slots: ["root", "zone", "icon", "text", "hint"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "2", width: "full" },
    zone: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      flexWrap: "wrap",
      padding: "3",
      borderRadius: "md",
      borderWidth: "thin",
      borderStyle: "dashed",
      borderColor: "border.control",
      cursor: "pointer",
      transitionProperty: "background-color, border-color",
      transitionDuration: "fast",
      _hover: { backgroundColor: "bg.hover" },
      "&[data-dragging]": { borderColor: "accent.text", backgroundColor: "accent.subtle" },
    },
    icon: { color: "text.subtle", "& svg": { width: "iconMd", height: "iconMd" } },
    text: { textStyle: "small", flexGrow: "1", minWidth: "0" },
    hint: { textStyle: "caption", color: "text.subtle" },
  },
});
