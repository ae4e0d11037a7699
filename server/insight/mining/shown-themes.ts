import type { Product } from "../product/product.ts";
import { wordSet } from "../text/word-table.ts";
import { type MinedTheme, unitsOfSide } from "../themes/build-themes.ts";
import { isVague } from "../themes/told-opinions.ts";
import { isScattered } from "../themes/variants.ts";
import type { Mining } from "./mining.ts";

/** What makes things is not judged by how long it keeps them. */
const MAKES = /^(?:maker|machine)s?$/;
const KEEPING: ReadonlySet<string> = new Set(["cold", "hot"]);

/** Whether a facet is nothing that this kind of product is made for: an ice maker keeps nothing cold. */
export const isBesideThePoint = (facetId: string, { noun }: Product): boolean =>
  KEEPING.has(facetId) && MAKES.test(noun);

const SEVERAL = 3;
const LEAST_OF_A_SIDE = 2;

/** What everything has, so that praise of it praises nothing in particular. */
const OF_EVERYTHING = wordSet(
  "feature function product item thing quality model version brand purchase set unit size design mode job work experience idea aspect part way stuff use choice option service company customer people time",
);

/** What many name is mostly the thing itself. */
const SHARE_OF_THE_THING = 0.3;

/** "Screen: great" of two, "Features: well liked", "Latch: trouble": what names a part and not what is good or wrong with it. */
const isEmpty = ({ theme, units, noun }: MinedTheme): boolean => {
  const isMixed = theme.kind === "mixed";
  if (isMixed) return Math.max(theme.positive, theme.negative) < LEAST_OF_A_SIDE;
  const told = unitsOfSide(units, theme.kind === "praise" ? 1 : -1);
  if (!isVague(told, theme.kind)) return false;
  const isOfTheThing = theme.kind === "praise" && (theme.share >= SHARE_OF_THE_THING || OF_EVERYTHING.has(noun));
  return isOfTheThing || Math.max(theme.positive, theme.negative) < SEVERAL;
};

/** Words that judge anything, and what facets of price and use tell better. */
const SAYS_LITTLE = /^word:(?:annoying|cheap|easy|ridiculous|pathetic|decent|happy)$/;

/** Praise that names no matter: "does what it should", and "liked by those it is for" where nobody knows for whom it is. */
const saysSomething = (found: MinedTheme, { product }: Mining): boolean => {
  const { facet, theme, units } = found;
  if (SAYS_LITTLE.test(units[0]?.key ?? "")) return false;
  if (units[0]?.key.startsWith("noun:") === true && isEmpty(found)) return false;
  if (theme.kind === "complaint" && isScattered(facet?.id ?? "", unitsOfSide(units, -1))) return false;
  if (isBesideThePoint(facet?.id ?? "", product)) return false;
  if (facet?.id === "results") return theme.kind === "complaint";
  return facet?.id !== "acceptance" || theme.kind !== "praise" || product.wearer !== null;
};

/** The themes that tell a seller something; all of them where none does. */
export const shownThemes = (mining: Mining): readonly MinedTheme[] => {
  const telling = mining.themes.filter((theme) => saysSomething(theme, mining));
  return telling.length === 0 ? mining.themes : telling;
};
