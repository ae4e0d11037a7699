import type { AST } from "@eslint-community/regexpp";

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code));
const BEYOND = Array.from("éßñÆя日\u00A0\u0303’‘“”–—…•·™€½🙂");
const ALPHABET = [...ASCII, ...BEYOND];

type OneSign = AST.Character | AST.CharacterClass | AST.CharacterSet | AST.ExpressionCharacterClass;

const known = new Map<string, ReadonlySet<string>>();

/** The signs of a small alphabet that a part of a pattern takes, and a sign that is named in it. */
export const signsOf = (element: OneSign, flags: string): ReadonlySet<string> => {
  const key = `${flags}/${element.raw}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const one = new RegExp(`^(?:${element.raw})$`, flags.replace(/[gmy]/g, ""));
  const own = element.type === "Character" ? [String.fromCodePoint(element.value)] : [];
  const signs = new Set([...ALPHABET, ...own].filter((sign) => one.test(sign)));
  known.set(key, signs);
  return signs;
};
