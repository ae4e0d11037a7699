import { defineSlotRecipe } from "@pandacss/dev";

export const card = defineSlotRecipe({
  className: "card",
  slots: ["root", "header", "title", "description", "body", "footer"],
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      minWidth: "0",
      borderRadius: "lg",
      borderWidth: "thin",
      borderStyle: "solid",
      borderColor: "border.default",
      backgroundColor: "bg.surface",
    },
    header: { display: "flex", flexDirection: "column", gap: "1" },
    title: { textStyle: "heading" },
    description: { textStyle: "small", color: "text.muted" },
    body: { display: "flex", flexDirection: "column", gap: "4", flexGrow: "1" },
    footer: { display: "flex", flexWrap: "wrap", gap: "2", alignItems: "center", marginTop: "auto" },
  },
  variants: {
    elevation: {
      flat: {},
      raised: { root: { backgroundColor: "bg.raised", boxShadow: "raised" } },
      sunken: { root: { backgroundColor: "bg.sunken" } },
    },
    padding: {
      none: {},
      sm: { root: { padding: "4", gap: "3" } },
      md: { root: { padding: { base: "4", sm: "6" }, gap: "4" } },
      lg: { root: { padding: { base: "5", sm: "8" }, gap: "5" } },
    },
  },
  defaultVariants: { elevation: "flat", padding: "md" },
});
