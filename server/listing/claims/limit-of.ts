import type { Mining } from "../../insight/mining/mining.ts";
import type { MinedTheme } from "../../insight/themes/build-themes.ts";
import { adviceSaid } from "../phrases/advice-said.ts";
import type { Limit } from "../phrases/limit.ts";
import { LIMITS } from "../phrases/limits.ts";

const SMALL =
  /\b(?:too (?:\p{L}+ )?(?:small|tight|short|narrow|snug)|(?:runs?|ran|running) (?:\p{L}+ )?(?:small|tight|short|narrow)|siz(?:e|ed|ing) up|order(?:ed)? (?:a size |one size |one )?up|(?:size|sizes) (?:too )?small)\b/iu;
const LARGE =
  /\b(?:too (?:\p{L}+ )?(?:big|large|loose|long|wide|baggy)|(?:runs?|ran|running) (?:\p{L}+ )?(?:big|large|long|wide)|siz(?:e|ed|ing) down|order(?:ed)? (?:a size |one size |one )?down|(?:size|sizes) (?:too )?(?:big|large))\b/iu;

/** Twice as many have to find it small as large, or the other way round. */
const CLEARLY = 2;

/** Which way the size of something that is worn goes wrong, where reviewers agree. */
const sizeOf = ({ units }: MinedTheme, { reviews, domains, product }: Mining): string => {
  if (!domains.has("worn") && product.wearer === null) return "";
  const texts = new Map(reviews.map(({ id, text }) => [id, text]));
  const saying = (words: RegExp): number =>
    new Set(
      units
        .filter(({ polarity, mood, reviewId, clause }) => {
          const said = texts.get(reviewId)?.slice(clause.start, clause.end) ?? "";
          return polarity < 0 && mood === "report" && words.test(said);
        })
        .map(({ reviewId }) => reviewId),
    ).size;
  const [small, large] = [saying(SMALL), saying(LARGE)];
  const least = Math.max(2, CLEARLY * Math.min(small, large));
  if (Math.max(small, large) < least) return "";
  return small > large ? ":small" : ":large";
};

/** How reviewers tell others which size to order. */
const ADVISED: Readonly<Record<string, RegExp>> = {
  "sizing:small":
    /\bsiz(?:e|ed|ing) up\b|\b(?:order|buy|get|go|went|take|choose)\w* (?:\S+ ){0,3}?(?:up (?:a|one)|(?:size|one) up|larger|bigger|next size)\b/iu,
  "sizing:large":
    /\bsiz(?:e|ed|ing) down\b|\b(?:order|buy|get|go|went|take|choose)\w* (?:\S+ ){0,3}?(?:down (?:a|one)|(?:size|one) down|smaller)\b/iu,
};

const isAdvised = (key: string, { reviews }: Mining): boolean =>
  ADVISED[key] !== undefined && reviews.some(({ text }) => ADVISED[key]?.test(text));

/** The honest line on what reviewers blame, or none where there is no fair one: what tells buyers what to do has to be said by reviewers. */
export const limitOf = (theme: MinedTheme, mining: Mining): Limit | undefined => {
  const id = theme.facet?.id ?? "";
  const sized = `${id}${id === "sizing" ? sizeOf(theme, mining) : ""}`;
  const isSized = isAdvised(sized, mining);
  const limit = LIMITS[isSized ? sized : id];
  const isSaid = limit?.looksUp === true || isSized || adviceSaid(id, mining).length > 0;
  return isSaid ? limit : undefined;
};
