import { instructs } from "../clauses/instructs.ts";
import { toTitleCase } from "../words/title-case.ts";
import type { Written } from "./draft.ts";

const headerOf = (text: string): string => text.split(":")[0] ?? "";
const bodyOf = (text: string): string => text.slice(headerOf(text).length + 2);

/** "uses heat to print, no ink, toner or ribbon to buy": what is spared stands last. */
const SPARES = /^([^;]{12,}?), ((?:no|without) [^;]{4,40})$/iu;

const ENDS_OPEN = /\b(?:with|for|of|and|or|to|the|an?|in|on)$/iu;

/** The same facts in turned order, or what is spared as the header: a set is tested against the other one. */
const otherwise = (text: string): string[] => {
  const header = headerOf(text);
  const parts = bodyOf(text).split("; ");
  const [first = "", ...rest] = parts;
  if (rest.length > 0) return parts.some(instructs) ? [] : [`${header}: ${[...rest, first].join("; ")}`];
  const [, told = "", spared = ""] = SPARES.exec(first) ?? [];
  return spared === "" || ENDS_OPEN.test(spared) ? [] : [`${toTitleCase(spared)}: ${told}`];
};

/** The bullets of one set, each that says word for word what one of the other set says in other order or led by another fact. */
export const toldApart = (
  bullets: readonly Written[],
  others: readonly Written[],
  acceptable: (bullet: Written) => boolean,
): Written[] => {
  const said = new Set(others.map(({ text }) => bodyOf(text)));
  return bullets.map((bullet) => {
    if (!said.has(bodyOf(bullet.text))) return bullet;
    const text = otherwise(bullet.text).find(
      (each) =>
        acceptable({ ...bullet, text: each }) &&
        bullets.every((other) => headerOf(other.text) !== headerOf(each) || other === bullet),
    );
    return text === undefined ? bullet : { ...bullet, text };
  });
};
