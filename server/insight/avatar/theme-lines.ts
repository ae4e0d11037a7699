import type { Facet } from "../facets/facet.ts";
import type { Mining } from "../mine-reviews.ts";
import { hasPlenty } from "../plenty.ts";
import { articleFor } from "../product.ts";
import { pluralVerb } from "../statements/inflect.ts";
import type { MinedTheme } from "../themes/build-themes.ts";
import type { Unit } from "../units/unit.ts";
import { capitalize, distinctReviews, type Supported } from "./avatar-draft.ts";

/** What every buyer wants of everything, or of the shop. */
const OF_ANYTHING: ReadonlySet<string> = new Set(["repeat", "gift", "results", "asPictured", "defect", "acceptance"]);

const isTelling = ({ group, id }: Facet): boolean => group !== "service" && !OF_ANYTHING.has(id);

const spansOf = (units: readonly Unit[]): Supported["spans"] =>
  units.map(({ reviewId, clause: { start, end } }) => ({ reviewId, start, end }));

/** Whether a line speaks of one of the clauses already. */
const isToldIn = (lines: readonly Supported[]): ((units: readonly Unit[]) => boolean) => {
  const told = Map.groupBy(
    lines.flatMap(({ spans }) => spans),
    ({ reviewId }) => reviewId,
  );
  return (units) =>
    units.some(({ reviewId, clause }) =>
      (told.get(reviewId) ?? []).some(({ start, end }) => clause.start < end && start < clause.end),
    );
};

const LOW_STARS = 3;

/** Whether the stars agree that something is wrong. */
const areLow = (units: readonly Unit[], { reviews }: Mining): boolean => {
  const ids = new Set(units.filter(({ polarity }) => polarity < 0).map(({ reviewId }) => reviewId));
  const stars = reviews.flatMap(({ id, rating }) => (ids.has(id) && rating !== null ? [rating] : []));
  return stars.length > 1 && stars.reduce((sum, rating) => sum + rating, 0) <= LOW_STARS * stars.length;
};

const linesOf = (
  mining: Mining,
  told: readonly Supported[],
  unitsOf: (theme: MinedTheme) => readonly Unit[],
  textOf: (facet: Facet) => string,
): Supported[] => {
  const isTold = isToldIn(told);
  return mining.themes.flatMap((theme) => {
    const { facet } = theme;
    if (facet === null || !isTelling(facet)) return [];
    const units = unitsOf(theme);
    const line = { text: capitalize(textOf(facet)), spans: spansOf(units) };
    const isShared = distinctReviews(line.spans) >= (hasPlenty(mining) && !areLow(units, mining) ? 3 : 2);
    return isShared && !isTold(units) ? [line] : [];
  });
};

/** What several reviews complain of and no line tells in their own words, in general words. */
export const themePains = (mining: Mining, told: readonly Supported[]): Supported[] =>
  linesOf(
    mining,
    told,
    ({ theme, units }) => (theme.kind === "praise" ? [] : units.filter(({ polarity }) => polarity < 0)),
    ({ pain, complaint }) => (mining.product.plural && /\b[Ii]t\b/.test(pain) ? complaint : pain),
  );

/** What several reviews praise or miss and no line tells in their own words, in general words. */
export const themeDesires = (mining: Mining, told: readonly Supported[]): Supported[] =>
  linesOf(
    mining,
    told,
    ({ units }) => units,
    ({ desire }) => {
      const { plural } = mining.product;
      const agreed = desire.replace(/^(\{product\} that )(\p{L}+)/u, (_, opening: string, verb: string) =>
        plural ? `${opening}${pluralVerb(verb)}` : `${opening}${verb}`,
      );
      const owned = plural ? agreed.replace(" its ", " their ") : agreed;
      return owned.replace("{product}", articleFor(mining.product));
    },
  );

/** What several reviews judge, as things that buyers hold dear: "no leaks". */
export const themeValues = (mining: Mining): Supported[] =>
  linesOf(
    mining,
    [],
    ({ units }) => units,
    ({ value }) => value,
  );
