import { defineSlotRecipe } from "@pandacss/dev";

/** Stays at the start while the rest moves under it, and so hides what it passes. */
const HELD = { position: "sticky", insetInlineStart: "0", zIndex: "raised" } as const;

/** An edge with more behind it fades into the page. */
const FADE = {
  content: '""',
  position: "absolute",
  insetBlock: "0",
  insetInlineEnd: "0",
  zIndex: "raised",
  width: "12",
  pointerEvents: "none",
  backgroundImage: "[linear-gradient(to left, {colors.bg.canvas}, transparent)]",
  _print: { display: "none" },
} as const;

export const table = defineSlotRecipe({
  className: "table",
  slots: ["frame", "scroll", "root", "caption", "row", "header", "cell"],
  base: {
    frame: {
      position: "relative",
      isolation: "isolate",
      overflow: "hidden",
      borderRadius: "lg",
      borderWidth: "thin",
      borderStyle: "solid",
      borderColor: "border.default",
      "&[data-more=start], &[data-more=both]": {
        "& :is(th, td):first-child": { boxShadow: "[1px 0 0 {colors.border.default}]" },
      },
      "&[data-more=end], &[data-more=both]": { _after: FADE },
    },
    scroll: { overflowX: "auto", borderRadius: "lg", outlineOffset: "[-2px]" },
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
      _first: HELD,
    },
    cell: {
      paddingInline: "4",
      paddingBlock: "3",
      verticalAlign: "top",
      _first: { ...HELD, backgroundColor: "bg.canvas", backgroundClip: "padding-box" },
    },
  },
  variants: {
    align: { start: {}, end: { header: { textAlign: "end" }, cell: { textAlign: "end" } } },
  },
  defaultVariants: { align: "start" },
});
