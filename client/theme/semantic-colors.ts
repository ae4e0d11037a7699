import type { palette } from "./palette.ts";

type Palette = typeof palette;
type Shade = { [Hue in keyof Palette]: `${Hue}.${keyof Palette[Hue] & number}` }[keyof Palette];
export type Themed = { value: { base: `{colors.${Shade}}`; _light: `{colors.${Shade}}` } };

const themed = (dark: Shade, light: Shade): Themed => ({
  value: { base: `{colors.${dark}}`, _light: `{colors.${light}}` },
});

export const semanticColors = {
  bg: {
    canvas: themed("ink.900", "paper.50"),
    sunken: themed("ink.950", "paper.100"),
    surface: themed("ink.850", "paper.0"),
    raised: themed("ink.800", "paper.0"),
    overlay: themed("ink.750", "paper.0"),
    field: themed("ink.950", "paper.0"),
    hover: themed("ink.750", "paper.100"),
    active: themed("ink.700", "paper.200"),
  },
  text: {
    default: themed("ink.100", "paper.900"),
    muted: themed("ink.300", "paper.700"),
    subtle: themed("ink.400", "paper.600"),
    link: themed("marker.300", "bottle.700"),
  },
  border: {
    subtle: themed("ink.750", "paper.200"),
    default: themed("ink.700", "paper.300"),
    control: themed("ink.500", "paper.500"),
    focus: themed("marker.300", "bottle.600"),
  },
  accent: {
    solid: themed("marker.300", "bottle.700"),
    solidHover: themed("marker.200", "bottle.800"),
    on: themed("ink.950", "paper.0"),
    subtle: themed("marker.900", "bottle.100"),
    text: themed("marker.300", "bottle.700"),
  },
  danger: {
    solid: themed("coral.300", "coral.600"),
    solidHover: themed("coral.200", "coral.700"),
    on: themed("ink.950", "paper.0"),
    subtle: themed("coral.900", "coral.100"),
    text: themed("coral.300", "coral.700"),
  },
  success: {
    subtle: themed("bottle.900", "bottle.100"),
    text: themed("bottle.300", "bottle.700"),
    solid: themed("bottle.400", "bottle.600"),
  },
  warning: {
    subtle: themed("amber.900", "amber.100"),
    text: themed("amber.300", "amber.700"),
    solid: themed("amber.400", "amber.600"),
  },
  info: {
    subtle: themed("sky.900", "sky.100"),
    text: themed("sky.300", "sky.700"),
    solid: themed("sky.400", "sky.600"),
  },
  mark: {
    bg: themed("marker.300", "marker.300"),
    on: themed("ink.950", "ink.950"),
    praise: themed("bottle.800", "bottle.200"),
    complaint: themed("coral.700", "coral.200"),
  },
  chart: {
    praise: themed("bottle.400", "bottle.600"),
    complaint: themed("coral.400", "coral.600"),
    mixed: themed("amber.400", "amber.600"),
    neutral: themed("ink.400", "paper.500"),
    track: themed("ink.700", "paper.200"),
  },
} as const;
