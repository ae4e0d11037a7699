import type { Mining } from "../mine-reviews.ts";
import { contentLemmas, rankStatements, type Statement, sameStatement } from "../statements/pick-statement.ts";
import type { MinedTheme } from "../themes/build-themes.ts";
import type { Unit } from "../units/unit.ts";
import type { Supported } from "./avatar-draft.ts";

const spansOf = (units: readonly Unit[]): Supported["spans"] =>
  units.map(({ reviewId, clause }) => ({ reviewId, start: clause.start, end: clause.end }));

export const unitsOf = (theme: MinedTheme, polarity: 1 | -1): Unit[] =>
  theme.units.filter((unit) => unit.polarity === polarity);

/** The clauses of a theme that speak of the same thing as a finding: its own, and those that share two words which the rest of the theme does not. */
const backing = (statement: Statement, units: readonly Unit[]): Unit[] => {
  const common = (lemma: string): boolean =>
    units.filter((unit) => contentLemmas(unit.clause.tokens).has(lemma)).length > units.length / 2;
  const special = new Set([...contentLemmas(statement.tokens)].filter((lemma) => !common(lemma)));
  return units.filter(
    (unit) =>
      unit === statement.unit ||
      [...contentLemmas(unit.clause.tokens)].filter((lemma) => special.has(lemma)).length >= 2,
  );
};

/** What a theme's reviews report, said once or, where it has two sides, twice. The first finding stands for the whole theme. */
export const findingsOf = (theme: MinedTheme, polarity: 1 | -1, mining: Mining): Supported[] => {
  const units = unitsOf(theme, polarity);
  const ranked = rankStatements(units, mining.product);
  const first = ranked[0];
  if (first === undefined || first.score < -0.5) return [];
  const second = ranked.slice(1).find((statement) => !sameStatement(first, statement) && statement.score > 0.6);
  const secondUnits = second === undefined ? [] : backing(second, units);
  return [
    { text: first.text, spans: spansOf(units) },
    ...(second === undefined ? [] : [{ text: second.text, spans: spansOf(secondUnits) }]),
  ];
};

const NOT_ABOUT_PRODUCT = new Set(["shipping", "repeat", "gift"]);

/** What troubles buyers, the most reported first. */
export const buildPains = (mining: Mining): Supported[] =>
  mining.themes
    .filter(
      (theme) =>
        theme.theme.negative > 0 &&
        theme.facet !== null &&
        !NOT_ABOUT_PRODUCT.has(theme.facet.id) &&
        theme.theme.kind !== "praise",
    )
    .toSorted((a, b) => b.theme.negative - a.theme.negative)
    .flatMap((theme) => {
      const found = findingsOf(theme, -1, mining);
      if (found.length > 0 || theme.theme.negative < 3) return found;
      return [{ text: theme.facet?.pain ?? "", spans: spansOf(unitsOf(theme, -1)) }];
    })
    .slice(0, 8);
