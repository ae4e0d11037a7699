import { type HTMLElement, parse } from "node-html-parser";
import { cleanLine, cleanText, hasWords } from "./clean-text.ts";
import { parseDate, parseRating } from "./parse-values.ts";
import { parseJsonOrNull, readLinkedData } from "./read-json.ts";
import { readPlain } from "./read-plain.ts";
import { exclude, type RawReading, type RawRecord } from "./record.ts";

type Markup = { review: string; text: string; title: string; rating: string; date: string };

const MARKUPS: readonly Markup[] = [
  {
    review: '[data-hook="review"]',
    text: '[data-hook="review-body"]',
    title: '[data-hook="review-title"], [data-hook="reviewTitle"]',
    rating: '[data-hook="review-star-rating"], [data-hook="cmps-review-star-rating"]',
    date: '[data-hook="review-date"]',
  },
  {
    review: '[itemprop="review"], [itemtype$="schema.org/Review"]',
    text: '[itemprop="reviewBody"], [itemprop="description"]',
    title: '[itemprop="name"], [itemprop="headline"]',
    rating: '[itemprop="ratingValue"]',
    date: '[itemprop="datePublished"]',
  },
  {
    review: ".review, .review-item, .customer-review, .product-review",
    text: ".review-text, .review-body, .review-content, .review__body, .review__text, p",
    title: ".review-title, .review__title, h3, h4",
    rating: ".review-rating, .rating, .stars",
    date: ".review-date, time, .date",
  },
];

const SIZE_FOR_TREE = 6_000_000;

/** Whether the text is a saved web page and not prose with an angle bracket in it. */
export const looksLikeHtml = (text: string): boolean => {
  const head = text.slice(0, 4_000).trimStart();
  return /^<(!doctype html|html|head|body|div|section|article|main|ul|ol|table|p|span|script|meta)\b/i.test(head);
};

const innerText = (element: HTMLElement | null): string => (element === null ? "" : cleanText(element.structuredText));

const ratingOf = (element: HTMLElement | null): number | null => {
  if (element === null) return null;
  const values = [
    element.getAttribute("content"),
    element.getAttribute("aria-label"),
    element.getAttribute("title"),
    element.text,
  ];
  return values.map((value) => parseRating(cleanLine(value ?? ""))).find((rating) => rating !== null) ?? null;
};

const dateOf = (element: HTMLElement | null): string | null => {
  if (element === null) return null;
  const values = [
    element.getAttribute("datetime"),
    element.getAttribute("content"),
    cleanLine(element.text).replace(/^.* on (?=\S)/i, ""),
  ];
  return values.map((value) => parseDate(value ?? "")).find((date) => date !== null) ?? null;
};

const GIVEN_SOMEWHERE = /vine customer review of free product|\bincentivi[sz]ed review\b/i;

const recordOf = (element: HTMLElement, markup: Markup): RawRecord => {
  const heading = element.querySelector(markup.title);
  const title = cleanLine(heading?.text ?? "").replace(/^\d(?:[.,]\d)? out of 5 stars\s*/i, "");
  const texts = markup.text.endsWith(" p")
    ? element.querySelectorAll("p").map(innerText)
    : [innerText(element.querySelector(markup.text))];
  const text = texts.filter((each) => each !== "").join("\n");
  return {
    text: text === "" ? title : text,
    title: text === "" || title === "" ? null : title,
    rating: ratingOf(element.querySelector(markup.rating)) ?? ratingOf(heading),
    date: dateOf(element.querySelector(markup.date)),
    line: null,
    isGiven: GIVEN_SOMEWHERE.test(element.text),
  };
};

const TAG = /<(script|style|noscript|template)\b[^>]{0,2000}>/gi;

/** Cuts scripts and styles by searching for their end tags, which stays linear where a lazy pattern would not. */
const withoutCode = (html: string): { html: string; code: string[] } => {
  const kept: string[] = [];
  const code: string[] = [];
  const lower = html.toLowerCase();
  let from = 0;
  for (const match of html.matchAll(TAG)) {
    if (match.index < from) continue;
    const name = (match[1] ?? "").toLowerCase();
    const close = lower.indexOf(`</${name}`, match.index);
    const end = close === -1 ? html.length : lower.indexOf(">", close) + 1 || html.length;
    kept.push(html.slice(from, match.index));
    code.push(html.slice(match.index, end));
    from = end;
  }
  return { html: kept.join("") + html.slice(from), code };
};

const isLinkedData = (code: string): boolean => /^<script[^>]{0,500}ld\+json/i.test(code);

const linkedRecords = (code: readonly string[]): RawRecord[] =>
  code
    .filter(isLinkedData)
    .flatMap((each) => readLinkedData(parseJsonOrNull(each.slice(each.indexOf(">") + 1, each.lastIndexOf("</")))));

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

const stripTags = (html: string): string =>
  html
    .replace(/<\/?(?:p|div|li|br|tr|h[1-6]|section|article|blockquote)\b[^<>]{0,2000}>/gi, "\n\n")
    .replace(/<[^<>]{0,2000}>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);

const MAX_DEPTH = 300;
const MAX_TAGS = 150_000;
const VOID_TAGS = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

/** The tree parser is quadratic in unclosed tags, so pages no author would write are read as text. */
const isReasonable = (html: string): boolean => {
  let [depth, tags] = [0, 0];
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9-]{0,30})/gi)) {
    if (!VOID_TAGS.has((match[2] ?? "").toLowerCase())) depth = Math.max(0, depth + (match[1] === "/" ? -1 : 1));
    tags += 1;
    if (depth > MAX_DEPTH || tags > MAX_TAGS) return false;
  }
  return html.length <= SIZE_FOR_TREE;
};

const fromMarkup = (html: string): RawRecord[] => {
  if (!isReasonable(html)) return [];
  const root = parse(html, { comment: false });
  for (const markup of MARKUPS) {
    const records = root.querySelectorAll(markup.review).map((element) => recordOf(element, markup));
    if (records.some((record) => hasWords(record.text))) return records;
  }
  return [];
};

const safely = (read: () => RawRecord[]): RawRecord[] => {
  try {
    return read();
  } catch {
    return [];
  }
};

/** Reads a saved review page: known review markup, linked data, or else its visible text. Scripts never run. */
export const readHtml = (text: string, include: ReadonlySet<string> = new Set()): RawReading => {
  const page = withoutCode(text);
  const scripts = page.code.filter((code) => !isLinkedData(code));
  const code =
    scripts.length === 0
      ? []
      : [exclude("not-a-review", scripts.join(" "), "Scripts and styles of the page", null, scripts.length)];
  const marked = safely(() => fromMarkup(page.html));
  const records = marked.length > 0 ? marked : safely(() => linkedRecords(page.code));
  if (records.length === 0) {
    const plain = readPlain(stripTags(page.html), include);
    return {
      ...plain,
      records: plain.records.map((record) => ({ ...record, line: null })),
      excluded: [...plain.excluded, ...code],
    };
  }
  const rest = cleanLine(stripTags(page.html));
  return {
    records,
    excluded: [...code, exclude("boilerplate", rest, `The page around its ${records.length} reviews`, null)],
  };
};
