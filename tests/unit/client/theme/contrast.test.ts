import { describe, expect, test } from "bun:test";
import { palette } from "../../../../client/theme/palette.ts";
import { semanticColors, type Themed } from "../../../../client/theme/semantic-colors.ts";
import { contrastOf } from "../../../support/contrast.ts";

type Theme = "dark" | "light";

const TEXT = 4.5;
const OUTLINE = 3;

const { bg, text, border, accent, danger, success, warning, info, mark, chart } = semanticColors;
const surfaces = Object.entries(bg);
const papers = surfaces.filter(([name]) => name !== "hover" && name !== "active");

const hexOf = (color: Themed, theme: Theme): string => {
  const reference = theme === "dark" ? color.value.base : color.value._light;
  const [hue = "", shade = ""] = reference.slice("{colors.".length, -1).split(".");
  const shades: Record<string, string> = Object.entries(palette).find(([name]) => name === hue)?.[1] ?? {};
  return shades[shade] ?? "";
};

type Pair = { name: string; front: Themed; back: Themed; atLeast: number };

const on = (name: string, front: Themed, backs: readonly [string, Themed][], atLeast: number): Pair[] =>
  backs.map(([backName, back]) => ({ name: `${name} on ${backName}`, front, back, atLeast }));

const pairs: Pair[] = [
  ...Object.entries(text).flatMap(([name, color]) => on(`text.${name}`, color, surfaces, TEXT)),
  ...Object.entries({ accent, danger, success, warning, info }).flatMap(([name, family]) => [
    ...on(`${name}.text`, family.text, [...papers, [`${name}.subtle`, family.subtle]], TEXT),
    ...on("text.default", text.default, [[`${name}.subtle`, family.subtle]], TEXT),
  ]),
  ...on(
    "accent.on",
    accent.on,
    [
      ["accent.solid", accent.solid],
      ["accent.solidHover", accent.solidHover],
    ],
    TEXT,
  ),
  ...on(
    "danger.on",
    danger.on,
    [
      ["danger.solid", danger.solid],
      ["danger.solidHover", danger.solidHover],
    ],
    TEXT,
  ),
  ...on("mark.on", mark.on, [["mark.bg", mark.bg]], TEXT),
  ...on(
    "text.default",
    text.default,
    [
      ["mark.praise", mark.praise],
      ["mark.complaint", mark.complaint],
    ],
    TEXT,
  ),
  ...on("border.control", border.control, papers, OUTLINE),
  ...on("border.focus", border.focus, surfaces, OUTLINE),
  ...on("accent.solid", accent.solid, papers, OUTLINE),
  ...on("danger.solid", danger.solid, papers, OUTLINE),
  ...(["praise", "complaint", "mixed", "neutral"] as const).flatMap((kind) =>
    on(`chart.${kind}`, chart[kind], papers, OUTLINE),
  ),
];

describe.each(["dark", "light"] as const)("the %s theme", (theme) => {
  test.each(pairs.map((pair) => [pair.name, pair] as const))("keeps %s readable", (_, { front, back, atLeast }) => {
    expect(contrastOf(hexOf(front, theme), hexOf(back, theme))).toBeGreaterThanOrEqual(atLeast);
  });

  test("has a colour for every semantic name", () => {
    const colors = Object.values(semanticColors).flatMap((family) => Object.values<Themed>(family));
    expect(colors.map((color) => hexOf(color, theme)).filter((hex) => !/^#[0-9a-f]{6}$/.test(hex))).toEqual([]);
  });
});

test("contrast is measured as WCAG 2 defines it", () => {
  expect(contrastOf("#000000", "#ffffff")).toBe(21);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
