import { describe, expect, test } from "bun:test";
import { palette } from "../../../../client/theme/palette.ts";
import { THEME_KEY } from "../../../../machines/theme/theme.ts";
import { THEME_COOKIE, themeOf, withHeadLinks, withScripts, withTheme } from "../../../../server/build/page-html.ts";

const source = await Bun.file(new URL("../../../../client/index.html", import.meta.url)).text();

describe("withTheme", () => {
  test.each([
    ["dark", palette.ink[900]],
    ["light", palette.paper[50]],
  ] as const)("gives the %s page its class and its colour", (theme, color) => {
    const html = withTheme(source, theme);
    expect(html).toContain(`<html lang="en" class="${theme}">`);
    expect(html).toContain(`<meta name="theme-color" content="${color}"`);
  });

  test("can be applied twice", () => {
    expect(withTheme(withTheme(source, "light"), "dark")).toBe(withTheme(source, "dark"));
  });

  test("changes nothing else", () => {
    const differences = source.split("\n").filter((line, at) => line !== withTheme(source, "light").split("\n")[at]);
    expect(differences).toHaveLength(2);
  });
});

describe("themeOf", () => {
  test.each([
    [null, "dark"],
    ["", "dark"],
    ["theme=light", "light"],
    ["a=b; theme=light; c=d", "light"],
    ["theme=dark", "dark"],
    ["mytheme=light", "dark"],
    ["theme=lighter", "dark"],
  ] as const)("reads %p as %s", (header, theme) => {
    expect(themeOf(header)).toBe(theme);
  });

  test("reads the cookie that the client writes", () => {
    expect(THEME_COOKIE).toBe(THEME_KEY);
  });
});

describe("the page", () => {
  test("has no inline script and no inline style, which the security policy would block", () => {
    expect(source).not.toMatch(/<style|style=|<script(?![^>]*\bsrc=)|\son[a-z]+=/i);
  });

  test("asks for fonts and chunks early", () => {
    const html = withScripts(withHeadLinks(source, ["assets/a.woff2"]), ["assets/b.js"]);
    expect(html).toContain('<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin>');
    expect(html).toContain('<link rel="modulepreload" href="/assets/b.js" crossorigin>');
  });
});
