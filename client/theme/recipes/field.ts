import { defineSlotRecipe } from "@pandacss/dev";

const control = {
  width: "full",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.control",
  borderRadius: "md",
  backgroundColor: "bg.field",
  color: "text.default",
  fontFamily: "sans",
  fontSize: "md",
  lineHeight: "normal",
  transitionProperty: "border-color, background-color",
  transitionDuration: "fast",
  _placeholder: { color: "text.subtle", opacity: "full" },
  _hover: { borderColor: "text.subtle" },
  "&:is([data-invalid], [aria-invalid=true])": { borderColor: "danger.text", _hover: { borderColor: "danger.text" } },
  _disabled: { opacity: "disabled" },
} as const;

export const field = defineSlotRecipe({
  className: "field",
  slots: ["root", "labelRow", "label", "requirement", "hint", "error", "input", "textarea", "group", "affix", "count"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "1.5", minWidth: "0", width: "full" },
    labelRow: { display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: "3" },
    label: { textStyle: "label", color: "text.default" },
    requirement: { fontWeight: "regular", color: "text.subtle" },
    hint: { textStyle: "caption", color: "text.subtle" },
    error: { textStyle: "caption", color: "danger.text", fontWeight: "medium" },
    input: { ...control, minHeight: "controlMd", paddingInline: "3", paddingBlock: "1.5" },
    textarea: { ...control, paddingInline: "3", paddingBlock: "2.5", resize: "vertical", minHeight: "24" },
    group: { position: "relative", display: "flex", alignItems: "center" },
    affix: { position: "absolute", insetInlineEnd: "1", display: "flex", alignItems: "center" },
    count: {
      textStyle: "caption",
      color: "text.subtle",
      fontVariantNumeric: "tabular-nums",
      _invalid: { color: "danger.text" },
    },
  },
  variants: {
    affixed: { true: { input: { paddingInlineEnd: "10" } } },
    voice: { plain: {}, customer: { textarea: { fontFamily: "serif", fontSize: "lg", fontWeight: "medium" } } },
  },
  defaultVariants: { voice: "plain" },
});
