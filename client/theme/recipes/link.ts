import { defineRecipe } from "@pandacss/dev";

export const link = defineRecipe({
  className: "link",
  base: {
    borderRadius: "xs",
    textUnderlineOffset: "[0.2em]",
    textDecorationThickness: "thin",
    transitionProperty: "color, text-decoration-color",
    transitionDuration: "fast",
  },
  variants: {
    variant: {
      text: { color: "text.link", textDecoration: "underline", _hover: { textDecorationThickness: "thick" } },
      quiet: { color: "text.muted", _hover: { color: "text.default", textDecoration: "underline" } },
      nav: {
        display: "inline-flex",
        alignItems: "center",
        minHeight: "target",
        paddingInline: "2",
        textStyle: "label",
        color: "text.muted",
        _hover: { color: "text.default" },
        _currentPage: { color: "text.default" },
      },
    },
  },
  defaultVariants: { variant: "text" },
});
