import type { Mining } from "../mine-reviews.ts";
import type { Product } from "../product.ts";
import type { MinedTheme } from "./build-themes.ts";

/** What makes things is not judged by how long it keeps them. */
const MAKES = /^(?:maker|machine)s?$/;
const KEEPING: ReadonlySet<string> = new Set(["cold", "hot"]);

/** Whether a facet is nothing that this kind of product is made for: an ice maker keeps nothing cold. */
export const isBesideThePoint = (facetId: string, { noun }: Product): boolean =>
  KEEPING.has(facetId) && MAKES.test(noun);

/** Praise that names no matter: "does what it should", and "liked by those it is for" where nobody knows for whom it is. */
const saysSomething = ({ facet, theme }: MinedTheme, { product }: Mining): boolean => {
  if (isBesideThePoint(facet?.id ?? "", product)) return false;
  if (facet?.id === "results") return theme.kind === "complaint";
  return facet?.id !== "acceptance" || theme.kind !== "praise" || product.wearer !== null;
};

/** The themes that tell a seller something; all of them where none does. */
export const shownThemes = (mining: Mining): readonly MinedTheme[] => {
  const telling = mining.themes.filter((theme) => saysSomething(theme, mining));
  return telling.length === 0 ? mining.themes : telling;
};
