import { cva } from "../../styled-system/css/index.js";

/** How a mark looks, by what the clause before it rests on. */
export const standingChip = cva({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    marginInlineStart: "1",
    paddingInline: "1.5",
    borderRadius: "sm",
    borderWidth: "thin",
    borderStyle: "solid",
    borderColor: "transparent",
    fontFamily: "sans",
    fontSize: "2xs",
    fontWeight: "semibold",
    lineHeight: "snug",
    letterSpacing: "normal",
    fontVariantNumeric: "tabular-nums lining-nums",
    whiteSpace: "nowrap",
    verticalAlign: "[0.1em]",
    "& svg": { width: "3", height: "3" },
  },
  variants: {
    standing: {
      reviews: { backgroundColor: "success.subtle", color: "success.text" },
      seller: { borderColor: "border.default", color: "text.muted" },
      unsupported: { borderColor: "border.control", borderStyle: "dashed", color: "text.muted" },
      disputed: { backgroundColor: "warning.subtle", color: "warning.text" },
      contradicted: { backgroundColor: "danger.subtle", color: "danger.text" },
    },
  },
});

/** The marks that name no number say this. */
export const SELLER = "yours";
export const UNSUPPORTED = "no review";
