import type { Facet } from "../facets/facet.ts";
import type { Mining } from "../mining/mining.ts";
import { articleFor, type Product } from "../product/product.ts";
import { hasPlenty } from "../reviews/plenty.ts";
import { MIDDLING_STARS } from "../reviews/stars.ts";
import { pluralVerb } from "../statements/inflect.ts";
import type { MinedTheme } from "../themes/build-themes.ts";
import { ofSkinOrHair } from "../themes/theme-label.ts";
import { isScattered, toldVariants, variantText } from "../themes/variants.ts";
import { clauseText } from "../units/misreadings/misreading.ts";
import type { Unit } from "../units/unit.ts";
import { capitalize, distinctReviews, type Supported } from "./avatar-draft.ts";
import { starsAgree } from "./like-voices.ts";

/** What every buyer wants of everything, or of the shop. */
const OF_ANYTHING: ReadonlySet<string> = new Set(["repeat", "gift", "results", "asPictured", "defect", "acceptance"]);

const isTelling = ({ group, id }: Facet): boolean => group !== "service" && !OF_ANYTHING.has(id);

const spansOf = (units: readonly Unit[]): Supported["spans"] =>
  units.map(({ reviewId, clause: { start, end } }) => ({ reviewId, start, end }));

const FEW_VOICES = 3;

/** Whether lines tell what a theme says: one of its clauses, and where the stars bear several reviews out, those of half of them. */
const isToldIn = (lines: readonly Supported[], mining: Mining): ((units: readonly Unit[]) => boolean) => {
  const agrees = starsAgree(mining);
  const told = Map.groupBy(
    lines.flatMap(({ spans }) => spans),
    ({ reviewId }) => reviewId,
  );
  return (units) => {
    const heard = units.filter(({ reviewId, clause }) =>
      (told.get(reviewId) ?? []).some(({ start, end }) => clause.start < end && start < clause.end),
    );
    const voices = distinctReviews(spansOf(heard));
    const all = distinctReviews(spansOf(units.filter(agrees)));
    const isOfPrice = units[0]?.facet?.id === "value";
    return voices > 0 && (all < FEW_VOICES || isOfPrice || 2 * voices >= all);
  };
};

const overlaps = (a: Supported["spans"][number], b: Supported["spans"][number]): boolean =>
  a.reviewId === b.reviewId && a.start < b.end && b.start < a.end;

const tells = (line: Supported, { spans }: Supported): boolean =>
  spans.every((span) => line.spans.some((each) => overlaps(span, each)));

/** Without the lines of own words that tell no more than a general one does of the same clauses and of others. */
export const withoutRepeated = <Line extends Supported & { plain: boolean }>(
  lines: readonly Line[],
  general: readonly Supported[],
): Line[] => lines.filter((own) => !own.plain || !general.some((line) => tells(line, own)));

/** Without what single reviewers say of the product, each in a wording of his own, where a general line tells several of them. */
export const withoutScattered = <Line extends Supported>(
  lines: readonly Line[],
  general: readonly Supported[],
  { noun }: Product,
): Line[] => {
  const isOfOne = ({ spans, text }: Line): boolean => distinctReviews(spans) === 1 && text.includes(`${noun} that`);
  const single = lines.filter(isOfOne);
  const told = new Set(
    general.flatMap((line) => {
      const same = single.filter((own) => tells(line, own));
      return same.length > 1 ? same : [];
    }),
  );
  return lines.filter((line) => !told.has(line));
};

/** Whether the stars agree that something is wrong. */
const areLow = (units: readonly Unit[], { reviews }: Mining): boolean => {
  const ids = new Set(units.filter(({ polarity }) => polarity < 0).map(({ reviewId }) => reviewId));
  const stars = reviews.flatMap(({ id, rating }) => (ids.has(id) && rating !== null ? [rating] : []));
  return stars.length > 1 && stars.reduce((sum, rating) => sum + rating, 0) <= MIDDLING_STARS * stars.length;
};

/** Without stars, more complain of a matter than praise it. */
const areUnopposed = (units: readonly Unit[], { theme }: MinedTheme, { reviews }: Mining): boolean => {
  const ids = new Set(units.map(({ reviewId }) => reviewId));
  return theme.negative > theme.positive && !reviews.some(({ id, rating }) => ids.has(id) && rating !== null);
};

const linesOf = (
  mining: Mining,
  told: readonly Supported[],
  unitsOf: (theme: MinedTheme) => readonly Unit[],
  textOf: (facet: Facet, units: readonly Unit[]) => string,
): Supported[] => {
  const isTold = isToldIn(told, mining);
  return mining.themes.flatMap((theme) => {
    const { facet } = theme;
    if (facet === null || !isTelling(facet)) return [];
    const units = unitsOf(theme);
    const text = ofSkinOrHair(textOf(facet, units), units);
    const line = { text: capitalize(text), spans: spansOf(units) };
    if (line.text.split(/\P{L}+/u).filter((word) => word === mining.product.noun).length > 1) return [];
    const isBorneOut = areLow(units, mining) || areUnopposed(units, theme, mining);
    const isShared = distinctReviews(line.spans) >= (hasPlenty(mining) && !isBorneOut ? 3 : 2);
    return isShared && !isTold(units) ? [line] : [];
  });
};

const FURTHER_VERBS =
  /(?<=(?:,| or| and) )(?:comes|cuts|gives|holds|leaves|looks|loses|prints|pulls|rides|slides|smears|spoils|squeaks|stretches|tangles|wears)\b/g;

/** "It slips or comes loose" of a thing with a plural name: "They slip or come loose"; where "it" stands elsewhere, the complaint without it. */
const ofSeveral = ({ pain, complaint }: Pick<Facet, "pain" | "complaint">): string => {
  const [, verb = "", rest = ""] = /^It (\p{L}+)(.*)$/u.exec(pain) ?? [];
  if (verb === "") return /\bit\b/.test(pain) ? complaint : pain;
  return `They ${pluralVerb(verb)}${rest
    .replace(FURTHER_VERBS, pluralVerb)
    .replace(/\bits\b/g, "their")
    .replace(/\bas it should\b/, "as they should")}`;
};

const OF_SETTING_UP =
  /\b(?:set(?:s|ting)?(?: \p{L}+)? ?-? ?up|assembl\p{L}*|install\p{L}*|put(?:s|ting)?(?: \p{L}+)? (?:together|on|up|in)|buil[dt]\p{L}*|instructions?|manual|booklet|diagram|screws?|bolts?|drill\p{L}*|pilot|allen|wrench|pieces|panels?|legs?|connect\p{L}*|pair\p{L}*|hook\p{L}*|mount\p{L}*|attach\p{L}*|hang\p{L}*|get(?:s|ting)?(?: \p{L}+)? (?:on|up|in)|hours?|minutes?)\b/u;

/** "The slits for the belts don't line up with my seats": words of setting up that are of how a thing fits where it is used. */
const isOfAnotherMatter = ({ facet, clause }: Unit): boolean =>
  facet?.id === "setup" && !OF_SETTING_UP.test(clauseText(clause));

/** What several reviews complain of and no line tells in their own words, in general words. */
export const themePains = (mining: Mining, told: readonly Supported[]): Supported[] =>
  linesOf(
    mining,
    told,
    ({ theme, facet, units }) => {
      const blaming =
        theme.kind === "praise" ? [] : units.filter((unit) => unit.polarity < 0 && !isOfAnotherMatter(unit));
      return isScattered(facet?.id ?? "", blaming) ? [] : blaming;
    },
    (facet, units) => {
      const variants = toldVariants(facet.id, units);
      const pain = variantText(variants, "pain", facet.pain);
      const complaint = variantText(variants, "label", facet.complaint);
      if (!mining.product.plural) return pain;
      return variants.length > 1 ? complaint : ofSeveral({ pain, complaint });
    },
  );

const OF_AN_ILL = /^(?:no|without|few|little|less)\b/i;

/** Whether most praise a matter whose worth is told as the lack of an ill: who loves a smell does not want none. */
const isPraisedIll = (text: string, units: readonly Unit[]): boolean =>
  OF_AN_ILL.test(text) &&
  distinctReviews(spansOf(units.filter(({ polarity }) => polarity > 0))) >
    distinctReviews(spansOf(units.filter(({ polarity }) => polarity < 0)));

/** What several reviews praise or miss and no line tells in their own words, in general words. */
export const themeDesires = (mining: Mining, told: readonly Supported[]): Supported[] =>
  linesOf(
    mining,
    told,
    ({ facet, units }) =>
      isPraisedIll(facet?.value ?? "", units) && /\b(?:without|no)\b/.test(facet?.desire ?? "")
        ? []
        : units.toSorted((a, b) => b.polarity - a.polarity),
    ({ desire }) => {
      const { plural } = mining.product;
      const agreed = desire.replace(/^(\{product\} that )(\p{L}+)/u, (_, opening: string, verb: string) =>
        plural ? `${opening}${pluralVerb(verb)}` : `${opening}${verb}`,
      );
      const owned = plural ? agreed.replace(" its ", " their ") : agreed;
      return owned.replace("{product}", articleFor(mining.product));
    },
  );

const LEAST_LEADING = 3;
const LEADING_SHARE = 0.075;
const CLEARLY = 3;

/** A theme with the praise alone that the stars bear out, where it is so much that it belongs before what single reviewers say; else null. */
const leading = (mined: MinedTheme, { reviews }: Mining, agrees: (unit: Unit) => boolean): MinedTheme | null => {
  const units = mined.units.filter((unit) => unit.polarity > 0 && agrees(unit));
  const voices = distinctReviews(spansOf(units));
  const isMuch = voices >= Math.max(LEAST_LEADING, LEADING_SHARE * reviews.length);
  return mined.facet?.id !== "value" && isMuch && voices >= CLEARLY * mined.theme.negative ? { ...mined, units } : null;
};

/** What most praise and no line tells in the words of several, in general words. */
export const leadingDesires = (mining: Mining, told: readonly Supported[]): Supported[] => {
  const agrees = starsAgree(mining);
  const themes = mining.themes.flatMap((theme) => leading(theme, mining, agrees) ?? []);
  return themeDesires({ ...mining, themes }, told);
};

/** What several reviews judge, as things that buyers hold dear: "no leaks". */
export const themeValues = (mining: Mining): Supported[] =>
  linesOf(
    mining,
    [],
    ({ facet, units }) => (isPraisedIll(facet?.value ?? "", units) ? [] : units),
    ({ value }) => value,
  );
