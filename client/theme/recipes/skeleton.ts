import { defineRecipe } from "@pandacss/dev";

export const skeleton = defineRecipe({
  className: "skeleton",
  base: {
    display: "block",
    width: "full",
    borderRadius: "sm",
    backgroundColor: "bg.hover",
    animation: "[pulse 1800ms ease-in-out infinite]",
  },
  variants: {
    shape: {
      line: { height: "4" },
      title: { height: "8", width: "half" },
      block: { height: "32", borderRadius: "lg" },
      circle: { width: "10", height: "10", borderRadius: "full" },
    },
  },
  defaultVariants: { shape: "line" },
});
