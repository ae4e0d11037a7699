import type { Theme } from "../../events/result/result.ts";
import type { Review, Span } from "../../events/result/review.ts";
import { saidInsteadText } from "./said-instead.ts";
import type { ViewedResult } from "./viewed-result.ts";

export type EvidenceReview = { review: Review; spans: Span[] };
export type EvidenceGroup = {
  /** Distinct reviews; may be more than are quoted. */
  reviews: number;
  quoted: EvidenceReview[];
};
export type EvidenceView = EvidenceGroup & {
  key: string;
  /** The statement itself, as it stands on the page. */
  statement: string;
  /** The reviews that say otherwise, where there are any. */
  against?: EvidenceGroup;
};

export const themeKey = (theme: Pick<Theme, "id">): string => `themes.${theme.id}`;
export const claimKey = (index: number): string => `claims.${index}`;

const groupByReview = (spans: readonly Span[], reviews: ReadonlyMap<string, Review>): EvidenceReview[] => {
  const groups = new Map<string, EvidenceReview>();
  for (const span of spans) {
    const review = reviews.get(span.reviewId);
    if (review === undefined) continue;
    const group = groups.get(review.id);
    if (group === undefined) groups.set(review.id, { review, spans: [span] });
    else group.spans.push(span);
  }
  return [...groups.values()];
};

const lookUp = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

const NAMED_TEXT = { claims: "text", questions: "question" } as const;

const textOf = (value: unknown, list: string | undefined): unknown =>
  list === "claims" || list === "questions" ? lookUp(value, NAMED_TEXT[list]) : value;

/** The words at a path such as "avatar.pains.0" or "fixList.2"; null where nothing stands there. */
export const statementAt = (result: ViewedResult, path: string): string | null => {
  const [root = "", ...rest] = path.split(".");
  if (root === "fixList" || root === "itemHighlights" || root === "searchTerms") return lineAt(result, root, rest[0]);
  const start = root === "avatar" ? result.avatarData : lookUp(result, root);
  const found = textOf(rest.reduce<unknown>(lookUp, start), [root, ...rest].at(-2));
  return typeof found === "string" ? found : null;
};

const SEPARATOR = { fixList: "\n", itemHighlights: ",", searchTerms: " " } as const;

const lineAt = (result: ViewedResult, field: keyof typeof SEPARATOR, index: string | undefined): string | null => {
  const text = result[field];
  if (index === undefined) return text;
  return splitLines(text, SEPARATOR[field])[Number(index)] ?? null;
};

export const splitLines = (text: string, separator = "\n"): string[] =>
  text
    .split(separator)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Reviews bear out these by what they say instead. */
const NEVER_SAID = "avatar.notSay.";

/** Everything on the page that can be traced to reviews, by key: a statement's path, or `themes.ID`. */
export const indexEvidence = (result: ViewedResult): ReadonlyMap<string, EvidenceView> => {
  const reviews = new Map(result.reviews.map((review) => [review.id, review]));
  const index = new Map<string, EvidenceView>();
  for (const theme of result.themes) {
    const key = themeKey(theme);
    index.set(key, {
      key,
      statement: theme.label,
      reviews: theme.reviews,
      quoted: groupByReview(theme.spans, reviews),
    });
  }
  for (const { path, reviews: reviewCount, spans } of result.evidence) {
    if (path.startsWith("claims.")) continue;
    const quoted = groupByReview(spans, reviews);
    const statement = statementAt(result, path);
    if (quoted.length === 0 || statement === null) continue;
    const told = path.startsWith(NEVER_SAID) ? `“${statement}”: ${saidInsteadText(quoted)}` : statement;
    index.set(path, { key: path, statement: told, reviews: reviewCount, quoted });
  }
  for (const claim of claimViews(result, reviews)) index.set(claim.key, claim);
  return index;
};

/** What reviews say for and against each claim, where they say anything. */
export const claimViews = (
  { claims = [], evidence }: Pick<ViewedResult, "claims" | "evidence">,
  reviews: ReadonlyMap<string, Review>,
): EvidenceView[] => {
  const spansAt = new Map(evidence.map(({ path, spans }) => [path, spans]));
  const quotedAt = (path: string): EvidenceReview[] => groupByReview(spansAt.get(path) ?? [], reviews);
  return claims.flatMap((claim, position) => {
    const key = claimKey(position);
    const quoted = quotedAt(key);
    const against = { reviews: claim.contradictedBy, quoted: quotedAt(`${key}.contradictions`) };
    if (quoted.length + against.quoted.length === 0) return [];
    const view = { key, statement: claim.text, reviews: claim.reviews, quoted };
    return [against.quoted.length === 0 ? view : { ...view, against }];
  });
};
