import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import {
  compileStyles,
  type Panda,
  withClassNames,
  withDirectImports,
} from "../../../../server/build/compile-styles.ts";

const ROOT = join(import.meta.dir, "../../../..");

const panda: Panda = {
  css: (style) => Object.keys(style).join(" "),
  cva: () => (chosen) => ["base", ...Object.values(chosen)].join(" "),
};

const compiled = (source: string): string => withClassNames(source, panda);

describe("styles that are compiled away", () => {
  test("become the class names that they would have answered", () => {
    expect(compiled('const a = css({ color: "red", "&:hover": { gap: "1" } });')).toBe('const a = "color &:hover";');
    expect(compiled("const a = css({ content: '\"})\"' }), b = 1;")).toBe('const a = "content", b = 1;');
  });

  test("stay as they are where a variable decides", () => {
    for (const source of ["css({ color })", 'css({ ...base, gap: "1" })', "css(style)", "x.css({})"]) {
      expect(compiled(source)).toBe(source);
    }
  });

  test("become a table of class names where variants decide", () => {
    const source = 'cva({ base: { gap: "1" }, variants: { tone: { a: {}, b: {} }, lead: { true: {} } } })';
    expect(compiled(source)).toBe(
      `((chosen = {}) => (${JSON.stringify({
        ",": "base",
        ",true": "base true",
        "a,": "base a",
        "a,true": "base a true",
        "b,": "base b",
        "b,true": "base b true",
      })})[[chosen.tone,chosen.lead].join()])`,
    );
  });

  test("are no longer imported, and what is left comes from the file that has it", () => {
    const source = 'import { css, cx } from "../styled-system/css/index.js";\ncx("a")';
    expect(withDirectImports(source)).toBe('import { cx } from "../styled-system/css/cx.js";\ncx("a")');
    const recipes = 'import { type CardProps, card, fileDrop } from "./styled-system/recipes/index.js";\nfileDrop()';
    expect(withDirectImports(recipes)).toBe(
      'import { fileDrop } from "./styled-system/recipes/file-drop.js";\nfileDrop()',
    );
  });

  test("say of every recipe what the generated one says, for every value of every variant", async () => {
    const index = join(ROOT, "client/styled-system/recipes/index.js");
    const bundle = await Bun.build({ entrypoints: [index], target: "bun", plugins: [await compileStyles(ROOT)] });
    const [output] = bundle.outputs;
    if (output === undefined) throw new Error("The recipes were not bundled.");
    const made = await import(`data:text/javascript;base64,${Buffer.from(await output.text()).toString("base64")}`);
    const generated = await import(index);
    const sorted = (classes: unknown): unknown =>
      typeof classes === "string"
        ? classes.split(" ").toSorted()
        : Object.entries(Object(classes)).map(([slot, all]) => [slot, sorted(all)]);
    expect(Object.keys(made).toSorted()).toEqual(Object.keys(generated).toSorted());
    for (const [name, recipe] of Object.entries<(typeof generated)[string]>(generated)) {
      expect([name, sorted(made[name]())]).toEqual([name, sorted(recipe())]);
      for (const [variant, values] of Object.entries<string[]>(recipe.variantMap)) {
        for (const value of values) {
          expect([name, value, sorted(made[name]({ [variant]: value }))]).toEqual([
            name,
            value,
            sorted(recipe({ [variant]: value })),
          ]);
        }
      }
    }
  });
});
