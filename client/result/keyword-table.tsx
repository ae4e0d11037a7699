import { Check, CircleDashed, Minus } from "lucide-react";
import type { ListingField } from "../../events/result/listing.ts";
import { useMediaQuery } from "../lib/use-media-query.ts";
import { css, cva } from "../styled-system/css/index.js";
import { Badge } from "../ui/badge.tsx";
import { Table } from "../ui/table.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { count, plural } from "./format.ts";
import { type Keyword, type Match, overallMatch } from "./keyword-match.ts";

const BROAD = "(min-width: 30rem)";

const CAPTION = "Keyword coverage by field";

const FIELDS = [
  { field: "title", header: "Title" },
  { field: "highlights", header: "Highlights" },
  { field: "bulletsA", header: "Set A" },
  { field: "bulletsB", header: "Set B" },
  { field: "searchTerms", header: "Search terms" },
] as const satisfies readonly { field: ListingField; header: string }[];

const MATCHES = {
  phrase: { label: "Phrase", Icon: Check },
  words: { label: "Words", Icon: CircleDashed },
  none: { label: "None", Icon: Minus },
} as const;

const cell = cva({
  base: {
    // Keeps hidden names inside the part of the table that scrolls.
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "1.5",
    minHeight: "[1lh]",
    whiteSpace: "nowrap",
    "& svg": { width: "4", height: "4" },
  },
  variants: {
    match: {
      phrase: { color: "success.text", fontWeight: "semibold" },
      words: { color: "text.default" },
      none: { color: "text.subtle" },
    },
  },
});

type MatchCellProps = { match: Match; named?: boolean };

/** The sign of a match; its name is read out, and shown where there is room. */
const MatchCell = ({ match, named = false }: MatchCellProps) => {
  const { label, Icon } = MATCHES[match];
  return (
    <span className={cell({ match })}>
      <Icon aria-hidden="true" />
      {named ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
};

const name = css({
  display: "flex",
  flexWrap: "wrap",
  gap: "2",
  alignItems: "center",
  fontWeight: "semibold",
  minWidth: "32",
  overflowWrap: "anywhere",
});

const KeywordName = ({ keyword }: { keyword: Keyword }) => (
  <span className={name}>
    {keyword.keyword}
    {keyword.mustInclude && <Badge tone="accent">Must include</Badge>}
  </span>
);

const mentions = ({ reviews }: Keyword): string => (reviews === 0 ? "Yours" : count(reviews));

type KeywordTableProps = { keywords: readonly Keyword[] };

/** Where each keyword stands; on a narrow screen keyword by keyword, since a table would hide most of it. */
export const KeywordTable = ({ keywords }: KeywordTableProps) =>
  useMediaQuery(BROAD) ? <Matrix keywords={keywords} /> : <KeywordList keywords={keywords} />;

const Matrix = ({ keywords }: KeywordTableProps) => (
  <Table
    caption={CAPTION}
    rows={keywords}
    rowKey={({ keyword }) => keyword}
    columns={[
      { key: "keyword", header: "Keyword", cell: (keyword) => <KeywordName keyword={keyword} /> },
      { key: "reviews", header: "Reviews", cell: mentions, align: "end" },
      { key: "overall", header: "Anywhere", cell: (keyword) => <MatchCell match={overallMatch(keyword)} named /> },
      ...FIELDS.map(({ field, header }) => ({
        key: field,
        header,
        cell: ({ matches }: Keyword) => <MatchCell match={matches[field]} />,
      })),
    ]}
  />
);

const list = css({ display: "flex", flexDirection: "column", listStyle: "none" });
const entry = css({
  display: "grid",
  gap: "2",
  paddingBlock: "3",
  borderBlockStartWidth: "thin",
  borderBlockStartStyle: "solid",
  borderBlockStartColor: "border.subtle",
});
const head = css({ display: "flex", gap: "3", justifyContent: "space-between", textStyle: "small" });
const figure = css({ flexShrink: "0", color: "text.muted" });
const chips = css({ display: "flex", flexWrap: "wrap", gap: "1.5", listStyle: "none" });
/** Its words stand in several fields, and in none of them all. */
const scattered = css({ textStyle: "caption" });
const legend = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "5",
  rowGap: "1",
  textStyle: "caption",
  paddingBlockEnd: "2",
});

const KeywordList = ({ keywords }: KeywordTableProps) => (
  <div>
    <div className={legend} aria-hidden="true">
      <MatchCell match="phrase" named />
      <MatchCell match="words" named />
    </div>
    <ul className={list} aria-label={CAPTION}>
      {keywords.map((keyword) => (
        <li key={keyword.keyword} className={entry}>
          <div className={head}>
            <KeywordName keyword={keyword} />
            <span className={figure}>{keyword.reviews === 0 ? "Yours" : plural(keyword.reviews, "review")}</span>
          </div>
          <Chips keyword={keyword} />
        </li>
      ))}
    </ul>
  </div>
);

/** The fields that a keyword stands in, each with the sign of how. */
const Chips = ({ keyword }: { keyword: Keyword }) => {
  const standing = FIELDS.filter(({ field }) => keyword.matches[field] !== "none");
  return (
    <ul className={chips}>
      {standing.map(({ field, header }) => {
        const { label, Icon } = MATCHES[keyword.matches[field]];
        return (
          <li key={field}>
            <Badge tone={keyword.matches[field] === "phrase" ? "success" : "neutral"}>
              <Icon aria-hidden="true" />
              {header}
              <VisuallyHidden>: {label}</VisuallyHidden>
            </Badge>
          </li>
        );
      })}
      {standing.length === 0 && (
        <li className={scattered}>
          <MatchCell match={overallMatch(keyword)} named />
        </li>
      )}
    </ul>
  );
};
