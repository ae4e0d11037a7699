import { join } from "node:path";
import type { BunPlugin } from "bun";
import * as v from "valibot";

/** Where a call's argument ends: past strings and nested brackets, at the bracket that closes the call. */
const argumentEnd = (source: string, start: number): number => {
  let depth = 1;
  for (let at = start; at < source.length; at++) {
    const sign = source[at] ?? "";
    if (sign === '"' || sign === "'" || sign === "`") at = stringEnd(source, at, sign);
    else if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign) && --depth === 0) return at;
  }
  return -1;
};

const stringEnd = (source: string, start: number, quote: string): number => {
  let at = start + 1;
  while (at < source.length && source[at] !== quote) at += source[at] === "\\" ? 2 : 1;
  return at;
};

type Literal = Record<string, unknown>;

const Style = v.record(v.string(), v.unknown());

/** The value of a literal, or null for anything that needs a variable. */
const literalOf = (text: string): Literal | null => {
  try {
    return v.parse(Style, Bun.JSON5.parse(text));
  } catch {
    return null;
  }
};

/** Replaces calls of a function with one literal by what stands for their result. Others stay as they are. */
const replaceCalls = (source: string, name: string, replace: (literal: Literal) => string | null): string => {
  let result = "";
  let done = 0;
  for (const { index, 0: call } of source.matchAll(new RegExp(`(?<![\\w.$])${name}\\((?=\\{)`, "g"))) {
    const start = index + call.length;
    const end = argumentEnd(source, start);
    const literal = end === -1 ? null : literalOf(source.slice(start, end));
    const replacement = literal === null ? null : replace(literal);
    if (replacement === null) continue;
    result += source.slice(done, index) + replacement;
    done = end + 1;
  }
  return result + source.slice(done);
};

export type Panda = {
  css: (style: Literal) => string;
  cva: (config: Literal) => (chosen: Record<string, string>) => string;
};

const Variants = v.strictObject({ base: v.optional(Style), variants: v.record(v.string(), Style) });

const MOST_CHOICES = 64;

/** Every way to choose one value, or none, of each variant. */
const choicesOf = (variants: Record<string, Literal>): Record<string, string>[] =>
  Object.entries(variants).reduce<Record<string, string>[]>(
    (choices, [key, values]) =>
      choices.flatMap((choice) => [choice, ...Object.keys(values).map((value) => ({ ...choice, [key]: value }))]),
    [{}],
  );

/** A choice by variants becomes a table of class names. */
const tableOf = (config: Literal, { cva }: Panda): string | null => {
  const parsed = v.safeParse(Variants, config);
  const choices = parsed.success ? choicesOf(parsed.output.variants) : [];
  if (!parsed.success || choices.length > MOST_CHOICES) return null;
  const keys = Object.keys(parsed.output.variants);
  const choose = cva(config);
  const table = Object.fromEntries(choices.map((choice) => [keys.map((key) => choice[key]).join(), choose(choice)]));
  return `((chosen = {}) => (${JSON.stringify(table)})[[${keys.map((key) => `chosen.${key}`).join()}].join()])`;
};

/** The source with class names where `css({…})` and `cva({…})` would have worked them out in the browser. */
export const withClassNames = (source: string, panda: Panda): string => {
  const styled = replaceCalls(source, "css", (style) => JSON.stringify(panda.css(style)));
  return replaceCalls(styled, "cva", (config) => tableOf(config, panda));
};

const STYLE_IMPORT = /import \{([^}]*)\} from "([^"]*\/styled-system\/(?:css|recipes))\/index\.js";/g;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Imports what is still used from the file that has it: the index would bring along all the rest. */
export const withDirectImports = (source: string): string => {
  const body = source.replaceAll(STYLE_IMPORT, "");
  return source.replaceAll(STYLE_IMPORT, (_, names: string, folder: string) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => /^[a-zA-Z]+$/.test(name) && new RegExp(`\\b${name}\\b`).test(body))
      .map((name) => `import { ${name} } from "${folder}/${kebab(name)}.js";`)
      .join(" "),
  );
};

/** Class names by variant: all that is left of a recipe when its styles are in the style sheet. */
const RECIPE_RUN_TIME = `
const classes = (name, variants) =>
  Object.entries(variants).reduce((all, [key, value]) => all + " " + name + "--" + key + "_" + String(value).replaceAll(" ", "_"), name);
const given = (variants) => Object.fromEntries(Object.entries(variants ?? {}).filter(([, value]) => value !== undefined));
export const recipe = (name, defaults) => (variants) => classes(name, { ...defaults, ...given(variants) });
export const slots = (names, defaults) => (variants) => {
  const chosen = { ...defaults, ...given(variants) };
  return Object.fromEntries(Object.entries(names).map(([slot, name]) => [slot, classes(name, chosen)]));
};
`;

const Recipe = v.looseObject({ variantKeys: v.array(v.string()), getVariantProps: v.function() });
const Classes = v.union([v.string(), v.record(v.string(), v.string())]);

const baseName = (classNames: string): string => classNames.split(" ")[0] ?? "";

/** A generated recipe, said in one line. It has neither conditions nor compound variants to resolve in the browser. */
const recipeLine = (name: string, made: unknown): string => {
  const { getVariantProps } = v.parse(Recipe, Object.assign({}, made));
  const classes = v.parse(Classes, v.parse(v.function(), made)());
  const own = typeof classes === "string" ? baseName(classes) : null;
  const defaults = Object.entries(v.parse(v.record(v.string(), v.unknown()), getVariantProps({})));
  const literal = JSON.stringify(Object.fromEntries(defaults.filter(([key]) => key !== own)));
  if (typeof classes === "string") return `export const ${name} = recipe(${JSON.stringify(own)}, ${literal});`;
  const names = Object.fromEntries(Object.entries(classes).map(([slot, all]) => [slot, baseName(all)]));
  return `export const ${name} = slots(${JSON.stringify(names)}, ${literal});`;
};

const recipeModule = async (path: string): Promise<string> => {
  const made = Object.entries(v.parse(v.record(v.string(), v.unknown()), { ...(await import(path)) }));
  const lines = made.map(([name, recipe]) => recipeLine(name, recipe));
  return `import { recipe, slots } from "./create-recipe.js";\n${lines.join("\n")}`;
};

const isFunction = (value: unknown): boolean => typeof value === "function";

const PandaModules = v.object({ css: v.custom<Panda["css"]>(isFunction), cva: v.custom<Panda["cva"]>(isFunction) });

const loadPanda = async (root: string): Promise<Panda> => {
  const folder = join(root, "client/styled-system/css");
  const css: unknown = await import(join(folder, "css.js"));
  const cva: unknown = await import(join(folder, "cva.js"));
  return v.parse(PandaModules, Object.assign({}, css, cva));
};

const loaderOf = (path: string): "ts" | "tsx" => (path.endsWith("x") ? "tsx" : "ts");

/** Works out styles while building, so that no page has to carry Panda's run time or spend its first moments on it. */
export const compileStyles = async (root: string): Promise<BunPlugin> => {
  const panda = await loadPanda(root);
  return {
    name: "compile-styles",
    setup: (build) => {
      build.onLoad({ filter: /styled-system\/recipes\/(?!index\.js$).*\.js$/ }, async ({ path }) => ({
        contents: path.endsWith("/create-recipe.js") ? RECIPE_RUN_TIME : await recipeModule(path),
        loader: "js",
      }));
      build.onLoad({ filter: /\/client\/(?!styled-system\/).*\.tsx?$/ }, async ({ path }) => ({
        contents: withDirectImports(withClassNames(await Bun.file(path).text(), panda)),
        loader: loaderOf(path),
      }));
    },
  };
};
