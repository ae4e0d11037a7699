import { defineSlotRecipe } from "@pandacss/dev";

export const table = defineSlotRecipe({
  className: "table",
  slots: ["scroll", "root", "caption", "row", "header", "cell"],
  base: {
    scroll: {
      overflowX: "auto",
      borderRadius: "lg",
      borderWidth: "thin",
      borderStyle: "solid",
      borderColor: "border.default",
    },
    root: {
      width: "full",
      borderCollapse: "collapse",
      textStyle: "small",
      fontVariantNumeric: "tabular-nums lining-nums",
    },
    caption: { textAlign: "start", paddingBlock: "2", textStyle: "caption", color: "text.subtle" },
    row: {
      borderBlockEndWidth: "thin",
      borderBlockEndStyle: "solid",
      borderBlockEndColor: "border.subtle",
      _last: { borderBlockEndWidth: "none" },
    },
    header: {
      paddingInline: "4",
      paddingBlock: "2.5",
      textAlign: "start",
      textStyle: "caption",
      fontWeight: "semibold",
      color: "text.muted",
      backgroundColor: "bg.sunken",
      whiteSpace: "nowrap",
    },
    cell: { paddingInline: "4", paddingBlock: "3", verticalAlign: "top" },
  },
  variants: {
    align: { start: {}, end: { header: { textAlign: "end" }, cell: { textAlign: "end" } } },
  },
  defaultVariants: { align: "start" },
});
