import { selectAll, selectOne } from "css-select";
import { type AnyNode, type Document, DomHandler, type Element, isTag, isText, type ParentNode } from "domhandler";
import { textContent } from "domutils";
import { Parser } from "htmlparser2";
import { cleanLine, cleanText, hasWords } from "../text/clean-text.ts";
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

const BLOCKS = new Set(
  "address article aside blockquote br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul".split(
    " ",
  ),
);

/** The text as a page shows it: a line for each block, blanks as one. */
const shownText = (node: AnyNode): string => {
  if (isText(node)) return node.data.replace(/\s+/g, " ");
  if (!isTag(node)) return "";
  const inner = node.children.map(shownText).join("");
  return BLOCKS.has(node.name) ? `\n${inner}\n` : inner;
};

const innerText = (element: Element | null): string =>
  element === null ? "" : cleanText(shownText(element).replace(/ *\n\s*/g, "\n"));

const ratingOf = (element: Element | null): number | null => {
  if (element === null) return null;
  const values = [
    element.attribs["content"],
    element.attribs["aria-label"],
    element.attribs["title"],
    textContent(element),
  ];
  return values.map((value) => parseRating(cleanLine(value ?? ""))).find((rating) => rating !== null) ?? null;
};

const dateOf = (element: Element | null): string | null => {
  if (element === null) return null;
  const values = [
    element.attribs["datetime"],
    element.attribs["content"],
    cleanLine(textContent(element)).replace(/^.* on (?=\S)/i, ""),
  ];
  return values.map((value) => parseDate(value ?? "")).find((date) => date !== null) ?? null;
};

const GIVEN_SOMEWHERE = /vine customer review of free product|\bincentivi[sz]ed review\b/i;

const recordOf = (element: Element, markup: Markup): RawRecord => {
  const heading = selectOne(markup.title, element);
  const title = cleanLine(heading === null ? "" : textContent(heading)).replace(
    /^\d(?:[.,]\d)? out of 5 stars\s*/i,
    "",
  );
  const texts = markup.text.endsWith(" p")
    ? selectAll("p", element).map(innerText)
    : [innerText(selectOne(markup.text, element))];
  const text = texts.filter((each) => each !== "").join("\n");
  return {
    text: text === "" ? title : text,
    title: text === "" || title === "" ? null : title,
    rating: ratingOf(selectOne(markup.rating, element)) ?? ratingOf(heading),
    date: dateOf(selectOne(markup.date, element)),
    line: null,
    isGiven: GIVEN_SOMEWHERE.test(textContent(element)),
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

const HIDDEN: readonly (readonly [open: string, close: string])[] = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
];

type Cut = { html: string; hidden: string[] };

/** Cuts comments and character data. The tree parser would look for the end of each that has none through the whole page. */
const withoutHidden = (html: string): Cut =>
  HIDDEN.reduce<Cut>(
    ({ html: page, hidden }, [open, close]) => {
      const kept: string[] = [];
      const cut: string[] = [];
      let from = 0;
      for (let at = page.indexOf(open); at !== -1; at = page.indexOf(open, from)) {
        const end = page.indexOf(close, at + open.length);
        if (end === -1)
          return { html: kept.join("") + page.slice(from).replaceAll(open, " "), hidden: [...hidden, ...cut] };
        kept.push(page.slice(from, at), " ");
        cut.push(page.slice(at + open.length, end));
        from = end + close.length;
      }
      return { html: kept.join("") + page.slice(from), hidden: [...hidden, ...cut] };
    },
    { html, hidden: [] },
  );

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

/** The tree of a page; throws for one that no author would write, since each end tag is looked for up the whole tree. */
const treeOf = (html: string): Document => {
  if (html.length > SIZE_FOR_TREE) throw new RangeError("The page is too long");
  const handler = new DomHandler();
  let [depth, tags] = [0, 0];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth += 1;
      tags += 1;
      if (depth > MAX_DEPTH || tags > MAX_TAGS)
        throw new RangeError("The page is nested too deep or has too many tags");
      handler.onopentag(name, attributes);
    },
    onclosetag: () => {
      depth -= 1;
      handler.onclosetag();
    },
    ontext: (text) => handler.ontext(text),
    onend: () => handler.onend(),
  });
  parser.end(html);
  return handler.root;
};

/** Those that hold no other of them. */
const innermost = (elements: readonly Element[]): Element[] => {
  const holders = new Set<ParentNode>();
  for (const { parent } of elements)
    for (let holder = parent; holder !== null && !holders.has(holder); holder = holder.parent) holders.add(holder);
  return elements.filter((element) => !holders.has(element));
};

const fromMarkup = (html: string): RawRecord[] => {
  const root = treeOf(html);
  for (const markup of MARKUPS) {
    const records = innermost(selectAll<ParentNode, Element>(markup.review, root)).map((element) =>
      recordOf(element, markup),
    );
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

/** Parts of a page that show nothing, listed together. */
const unseen = (parts: readonly string[], detail: string): RawReading["excluded"] =>
  parts.length === 0 ? [] : [exclude("not-a-review", cleanLine(parts.join(" ")), detail, null, parts.length)];

/** Reads a saved review page: known review markup, linked data, or else its visible text. Scripts never run. */
export const readHtml = (text: string, include: ReadonlySet<string> = new Set()): RawReading => {
  const { html, hidden } = withoutHidden(text);
  const page = withoutCode(html);
  const scripts = page.code.filter((each) => !isLinkedData(each));
  const comments = hidden.filter(hasWords);
  const code = [
    ...unseen(scripts, "Scripts and styles of the page"),
    ...unseen(comments, "Comments in the page, which nobody sees"),
  ];
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
