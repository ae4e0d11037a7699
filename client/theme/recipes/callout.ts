import { defineSlotRecipe } from "@pandacss/dev";

export const callout = defineSlotRecipe({
  className: "callout",
  slots: ["root", "icon", "content", "title", "body", "actions"],
  base: {
    root: { display: "flex", gap: "3", alignItems: "flex-start", padding: "4", borderRadius: "md", textStyle: "small" },
    icon: { flexShrink: "0", marginBlockStart: "0.5", "& svg": { width: "iconMd", height: "iconMd" } },
    content: { display: "flex", flexDirection: "column", gap: "1", minWidth: "0", flexGrow: "1" },
    title: { fontWeight: "semibold" },
    body: { color: "text.default" },
    actions: { display: "flex", flexWrap: "wrap", gap: "2", marginBlockStart: "2" },
  },
  variants: {
    tone: {
      neutral: { root: { backgroundColor: "bg.sunken" }, icon: { color: "text.subtle" } },
      accent: {
        root: { backgroundColor: "accent.subtle" },
        icon: { color: "accent.text" },
        title: { color: "accent.text" },
      },
      info: { root: { backgroundColor: "info.subtle" }, icon: { color: "info.text" }, title: { color: "info.text" } },
      success: {
        root: { backgroundColor: "success.subtle" },
        icon: { color: "success.text" },
        title: { color: "success.text" },
      },
      warning: {
        root: { backgroundColor: "warning.subtle" },
        icon: { color: "warning.text" },
        title: { color: "warning.text" },
      },
      danger: {
        root: { backgroundColor: "danger.subtle" },
        icon: { color: "danger.text" },
        title: { color: "danger.text" },
      },
    },
  },
  defaultVariants: { tone: "neutral" },
});
