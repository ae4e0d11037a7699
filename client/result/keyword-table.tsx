import { Check, CircleDashed, Minus } from "lucide-react";
import type { ListingField } from "../../events/result/listing.ts";
import { css, cva } from "../styled-system/css/index.js";
import { Badge } from "../ui/badge.tsx";
import { Table } from "../ui/table.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { count } from "./format.ts";
import { type Keyword, type Match, overallMatch } from "./keyword-match.ts";

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

export const KeywordTable = ({ keywords }: { keywords: readonly Keyword[] }) => (
  <Table
    caption="Keyword coverage by field"
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
