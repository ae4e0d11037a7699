import { defineConfig } from "@pandacss/dev";
import { globalStyles } from "./client/theme/global-styles.ts";
import { keyframes } from "./client/theme/keyframes.ts";
import { recipes, slotRecipes } from "./client/theme/recipes/all-recipes.ts";
import { semanticColors } from "./client/theme/semantic-colors.ts";
import { textStyles } from "./client/theme/text-styles.ts";
import { semanticShadows, semanticSizes, tokens } from "./client/theme/tokens.ts";

export default defineConfig({
  presets: [],
  preflight: true,
  strictTokens: true,
  strictPropertyValues: true,
  outExtension: "js",
  include: ["./client/**/*.{ts,tsx}"],
  exclude: ["./client/styled-system/**", "./client/theme/**"],
  outdir: "client/styled-system",
  globalCss: globalStyles,
  staticCss: { recipes: "*" },
  utilities: { extend: { textDecorationThickness: { className: "td-t", values: "borderWidths" } } },
  conditions: { extend: { touch: "@media (pointer: coarse)" } },
  theme: {
    tokens,
    semanticTokens: { colors: semanticColors, shadows: semanticShadows, sizes: semanticSizes },
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
    breakpoints: { sm: "30rem", md: "48rem", lg: "64rem", xl: "80rem" },
  },
});
