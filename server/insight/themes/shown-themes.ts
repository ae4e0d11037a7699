import type { Mining } from "../mine-reviews.ts";
import type { MinedTheme } from "./build-themes.ts";

/** Praise that names no matter: "does what it should", and "liked by those it is for" where nobody knows for whom it is. */
const saysSomething = ({ facet, theme }: MinedTheme, { product }: Mining): boolean => {
  if (facet?.id === "results") return theme.kind === "complaint";
  return facet?.id !== "acceptance" || theme.kind !== "praise" || product.wearer !== null;
};

/** The themes that tell a seller something; all of them where none does. */
export const shownThemes = (mining: Mining): readonly MinedTheme[] => {
  const telling = mining.themes.filter((theme) => saysSomething(theme, mining));
  return telling.length === 0 ? mining.themes : telling;
};
