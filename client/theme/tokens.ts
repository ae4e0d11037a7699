import { palette } from "./palette.ts";

type Leaf = { value: string };

const leaves = <K extends string>(values: Record<K, string>): Record<K, Leaf> => {
  const entries = Object.entries<string>(values).map(([key, value]) => [key, { value }]);
  return Object.fromEntries(entries) as Record<K, Leaf>;
};

const spacing = leaves({
  "0": "0",
  px: "1px",
  "0.5": "0.125rem",
  "1": "0.25rem",
  "1.5": "0.375rem",
  "2": "0.5rem",
  "2.5": "0.625rem",
  "3": "0.75rem",
  "4": "1rem",
  "5": "1.25rem",
  "6": "1.5rem",
  "8": "2rem",
  "10": "2.5rem",
  "12": "3rem",
  "16": "4rem",
  "20": "5rem",
  "24": "6rem",
  "32": "8rem",
});

export const tokens = {
  colors: {
    ...Object.fromEntries(Object.entries(palette).map(([hue, shades]) => [hue, leaves(shades)])),
    transparent: { value: "transparent" },
    current: { value: "currentColor" },
    inherit: { value: "inherit" },
    scrim: { value: "rgb(6 8 7 / 0.66)" },
  },
  fonts: {
    sans: { value: '"Hanken Grotesk Variable", ui-sans-serif, system-ui, sans-serif' },
    serif: { value: '"Newsreader", ui-serif, Georgia, "Times New Roman", serif' },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace' },
  },
  fontSizes: leaves({
    "2xs": "0.75rem",
    xs: "0.8125rem",
    sm: "0.875rem",
    md: "1rem",
    lg: "1.125rem",
    xl: "1.375rem",
    "2xl": "1.75rem",
    "3xl": "2.25rem",
    "4xl": "3rem",
    display: "clamp(2.625rem, 1.6rem + 4.6vw, 4.75rem)",
  }),
  fontWeights: leaves({ regular: "400", medium: "500", semibold: "600", bold: "700" }),
  lineHeights: leaves({ none: "1", display: "1.02", tight: "1.15", snug: "1.35", normal: "1.55", relaxed: "1.7" }),
  letterSpacings: leaves({ display: "-0.028em", tight: "-0.015em", normal: "0", wide: "0.02em", caps: "0.09em" }),
  spacing,
  sizes: {
    ...spacing,
    ...leaves({
      auto: "auto",
      full: "100%",
      half: "50%",
      screen: "100dvh",
      min: "min-content",
      max: "max-content",
      fit: "fit-content",
      target: "1.5rem",
      touch: "2.75rem",
      controlSm: "2rem",
      controlLg: "3rem",
      iconSm: "1rem",
      iconMd: "1.25rem",
      iconLg: "1.5rem",
      menu: "15rem",
      toast: "26.25rem",
      dialogSm: "26rem",
      dialogMd: "34rem",
      dialogLg: "56rem",
      narrow: "28rem",
      prose: "38rem",
      content: "48rem",
      page: "74rem",
    }),
  },
  radii: leaves({ none: "0", "2xs": "2px", xs: "3px", sm: "5px", md: "8px", lg: "12px", xl: "18px", full: "999px" }),
  borders: leaves({ none: "0 solid transparent" }),
  borderWidths: leaves({ none: "0", thin: "1px", medium: "1.5px", thick: "2px", bar: "3px" }),
  durations: leaves({ instant: "80ms", fast: "140ms", normal: "220ms", slow: "420ms", spin: "900ms", pulse: "1800ms" }),
  easings: leaves({ standard: "cubic-bezier(0.2, 0, 0, 1)", exit: "cubic-bezier(0.4, 0, 1, 1)", linear: "linear" }),
  zIndex: leaves({
    below: "-1",
    base: "0",
    raised: "1",
    header: "20",
    scrim: "40",
    dialog: "50",
    menu: "60",
    toast: "70",
    skip: "80",
  }),
  opacity: leaves({ hidden: "0", faint: "0.15", disabled: "0.5", full: "1" }),
  aspectRatios: leaves({ video: "16 / 9", square: "1 / 1" }),
} as const;

/** What a mouse hits is too small for a finger. */
export const semanticSizes = {
  controlMd: { value: { base: "2.5rem", _touch: "{sizes.touch}" } },
} as const;

export const semanticShadows = {
  raised: {
    value: {
      base: "0 1px 2px rgb(0 0 0 / 0.4)",
      _light: "0 1px 2px rgb(42 38 20 / 0.07), 0 6px 20px -12px rgb(42 38 20 / 0.18)",
    },
  },
  overlay: { value: { base: "0 24px 60px -16px rgb(0 0 0 / 0.75)", _light: "0 24px 60px -20px rgb(42 38 20 / 0.35)" } },
} as const;
