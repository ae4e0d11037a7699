import { defineRecipe } from "@pandacss/dev";

export const kbd = defineRecipe({
  className: "kbd",
  base: {
    display: "inline-block",
    paddingInline: "1.5",
    borderRadius: "xs",
    borderWidth: "thin",
    borderStyle: "solid",
    borderColor: "border.default",
    borderBlockEndWidth: "thick",
    backgroundColor: "bg.sunken",
    fontFamily: "mono",
    fontSize: "2xs",
    lineHeight: "snug",
    color: "text.muted",
  },
});
