import { cleanText } from "../text/clean-text.ts";
import { labelledBlocks } from "./labelled.ts";
import { byPlace } from "./lead-or-follow.ts";
import { classifyLine, ENDS_SENTENCE, type Line } from "./line-kinds.ts";
import { isMeta, type Numbered, nextSolid, withoutPageText } from "./page-context.ts";
import { reviewPageBlocks } from "./page-regions.ts";
import { withSignedDays } from "./page-signatures.ts";
import { isGivenBadge } from "./page-text.ts";
import { endingStars, withPlainRatings } from "./plain-ratings.ts";
import { exclude, excludeReversibly, type RawReading } from "./record.ts";
import { sparselyMarked } from "./sparse-marks.ts";
import { type Block, splitBefore } from "./split-before.ts";
import { areTitled, type SplitTitle, splitTitle } from "./split-title.ts";
import { takenBack, withTakenBack } from "./taken-back.ts";
import { textId } from "./text-id.ts";

const BULLET =
  /^(?:[-–—*•▪◦>]|\d{1,3}[.)]|(?:review|reviewer|customer|buyer|comment|feedback) ?#? ?\d{1,4} ?[:.)–—-])\s+(?=\S)/i;
/** A first column of stars in what was copied out of a spreadsheet. */
const STAR_COLUMN = /^([1-5](?:[.,]5)?)\t+(?=\S)/;
/** A review in quotation marks, with or without the name of who wrote it behind them. */
const QUOTED = /^["“«](.*)["”»](?: ?[-–—,] ?\p{L}[\p{L}\p{N}.'’ _-]{0,30})?$/su;

const hasBody = (block: Block): boolean =>
  block.some((entry) => entry.line.kind === "text" || entry.line.kind === "rating");

const byStars = (entries: readonly Numbered[]): Block[] =>
  splitBefore(
    entries,
    (entry, _, block) => entry.line.kind === "separator" || (entry.line.kind === "rating" && hasBody(block)),
  );

/** Pages that lost their stars: the line above "Reviewed in … on …" is the title of the next review. */
const byDates = (entries: readonly Numbered[]): Block[] =>
  splitBefore(
    entries,
    (entry, index) =>
      entry.line.kind === "separator" ||
      (entry.line.kind === "text" && nextSolid(entries, index)?.line.kind === "date"),
  );

const byParagraphs = (entries: readonly Numbered[]): Block[] =>
  splitBefore(entries, (entry, index, block) => {
    if (entry.line.kind === "separator") return true;
    const afterBlank = entries[index - 1]?.line.kind === "blank";
    return afterBlank && entry.line.kind === "text" && block.some((each) => each.line.kind === "text");
  });

const byLines = (entries: readonly Numbered[]): Block[] =>
  splitBefore(entries, (entry, index, block) => {
    if (entry.line.kind !== "text") return entry.line.kind === "separator";
    const previous = entries[index - 1];
    const wrapped =
      previous?.line.kind === "text" &&
      !ENDS_SENTENCE.test(previous.text) &&
      previous.text.length > 50 &&
      /^\p{Ll}/u.test(entry.text);
    return !wrapped && block.some((each) => each.line.kind === "text");
  });

const bySeparators = (entries: readonly Numbered[]): Block[] =>
  splitBefore(entries, (entry) => entry.line.kind === "separator");

const byTexts = (entries: readonly Numbered[]): Block[] => {
  const texts = entries.filter((entry) => entry.line.kind === "text");
  const bulleted = texts.filter((entry) => BULLET.test(entry.text)).length;
  const paragraphs = byParagraphs(entries);
  const sentences = texts.filter((entry) => ENDS_SENTENCE.test(entry.text)).length;
  const oneLineEach = texts.length > 3 * paragraphs.length && sentences > 0.6 * texts.length;
  return paragraphs.length <= 1 || bulleted > 0.6 * texts.length || oneLineEach ? byLines(entries) : paragraphs;
};

const splitBlocks = (entries: readonly Numbered[]): Block[] => {
  const count = (kind: Line["kind"]): number => entries.filter((entry) => entry.line.kind === kind).length;
  const page = labelledBlocks(entries) ?? sparselyMarked(entries, byTexts) ?? reviewPageBlocks(entries);
  if (page !== null) return page;
  if (count("rating") > 0) {
    const lines = withoutPageText(entries);
    return byPlace(lines) ?? byStars(lines);
  }
  if (count("date") > 1) return byPlace(entries) ?? byDates(entries);
  return count("separator") > 0 ? bySeparators(entries) : byTexts(entries);
};

const unwrap = (text: string): string => {
  const bare = text.replace(BULLET, "");
  return QUOTED.exec(bare)?.[1] ?? bare;
};

const joinBody = (block: Block): string =>
  block.reduce((body, entry, index) => {
    if (body === "") return entry.text;
    const previous = block[index - 1];
    return previous !== undefined && !ENDS_SENTENCE.test(previous.text) && /^\p{Ll}/u.test(entry.text)
      ? `${body} ${entry.text}`
      : `${body}\n${entry.text}`;
  }, "");

const TITLE_LENGTH = 120;

const ratedIn = (block: Block): Numbered | undefined => block.find((entry) => entry.line.kind === "rating");

/** What stands behind the stars of a block. */
const restOf = (rated: Numbered | undefined): string => (rated?.line.kind === "rating" ? rated.line.rest : "");

/** What stands behind the stars where all of a review does. */
const wholeRest = (block: Block): string[] => {
  const rest = restOf(ratedIn(block));
  return rest === "" || block.some((entry) => entry.line.kind === "text") ? [] : [rest];
};

/** Title and text of the line of the stars; above further lines, a short one without an end is a title alone. */
const splitRest = (rest: string, hasMore: boolean): SplitTitle | null =>
  hasMore && rest.length <= TITLE_LENGTH && !ENDS_SENTENCE.test(rest) ? null : splitTitle(rest);

const readBlock = (block: Block, isTitled: boolean): RawReading => {
  const rated = ratedIn(block);
  const rest = restOf(rated);
  const dated = block.find((entry) => entry.line.kind === "date");
  const date = dated?.line.kind === "date" ? dated.line.date : null;
  const excluded = block.flatMap((entry) => {
    if (entry.line.kind === "noise")
      return [excludeReversibly("boilerplate", entry.text, entry.line.detail, entry.number)];
    const repeated =
      (entry.line.kind === "rating" && entry !== rated) || (entry.line.kind === "date" && entry !== dated);
    return repeated
      ? [exclude("boilerplate", entry.text, "A second date or rating for the same review", entry.number)]
      : [];
  });
  const body = block.filter((entry) => entry.line.kind === "text");
  const [top] = body;
  const titleAbove =
    rest === "" &&
    body.length > 1 &&
    isMeta(dated) &&
    top !== undefined &&
    top.noise === undefined &&
    dated !== undefined &&
    top.number < dated.number &&
    top.text.length <= TITLE_LENGTH;
  const named = block.find((entry) => entry.line.kind === "title");
  const split = isTitled && rest !== "" ? splitRest(rest, body.length > 0) : null;
  const above = rest.length <= TITLE_LENGTH && body.length > 0 ? rest : "";
  const heading = titleAbove ? (body.shift()?.text ?? "") : (split?.title ?? above);
  const title = named?.line.kind === "title" ? named.line.title : heading;
  const opened = split?.body ?? (heading === "" ? rest : "");
  const opening: Block = opened === "" ? [] : [{ line: { kind: "text" }, text: opened, number: 0 }];
  const told = unwrap(joinBody([...opening, ...body.filter((entry) => entry.noise === undefined)]));
  const ending = rated === undefined ? endingStars(told) : null;
  const rating = rated?.line.kind === "rating" ? rated.line.rating : (ending?.rating ?? null);
  const own = ending?.text ?? told;
  const text = body.some((entry) => entry.noise !== undefined) ? unwrap(joinBody([...opening, ...body])) : own;
  const line = block[0]?.number ?? null;
  if (text === "" && title === "" && rating === null && date === null) return { records: [], excluded };
  const isGiven = block.some(
    (entry) => (entry.line.kind === "noise" || entry.noise !== undefined) && isGivenBadge(entry.text),
  );
  return { records: [{ text, own, title: title === "" ? null : title, rating, date, line, isGiven }], excluded };
};

/** The same line is the same kind wherever it stands, and pages repeat their lines. */
const createClassifier = (): ((text: string) => Line) => {
  const known = new Map<string, Line>();
  return (text) => {
    const line = known.get(text) ?? classifyLine(text);
    known.set(text, line);
    return line;
  };
};

/** Reads pasted text: paragraphs, lines, separated blocks or a copied review page. */
export const readPlain = (text: string, include: ReadonlySet<string> = new Set()): RawReading => {
  const classify = createClassifier();
  const isWanted = (line: string): boolean => include.size > 0 && include.has(textId(line));
  const entries = text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((raw, index): Numbered => {
      const cleaned = cleanText(raw.replace(STAR_COLUMN, "$1 stars: "));
      return { line: classify(cleaned), text: cleaned, number: index + 1 };
    })
    .filter((entry, index, all) => entry.line.kind !== "blank" || all[index - 1]?.line.kind !== "blank");
  const blocks = withTakenBack(splitBlocks(withPlainRatings(withSignedDays(entries))), isWanted);
  const isTitled = areTitled(blocks.flatMap(wholeRest));
  const readings = blocks.map((block) => readBlock(block, isTitled));
  return {
    records: readings.flatMap((reading) => reading.records),
    excluded: readings.flatMap((reading) => reading.excluded),
    included: takenBack(blocks),
  };
};
