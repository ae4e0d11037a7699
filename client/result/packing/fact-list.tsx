import { ArrowRight } from "lucide-react";
import type { PlacedFact } from "../../../events/result/ledger.ts";
import { css, cva } from "../../styled-system/css/index.js";
import { Block } from "../block.tsx";
import { plural } from "../format.ts";
import { homesOf, placedSummary } from "./homes.ts";

const list = css({ display: "flex", flexDirection: "column", listStyle: "none" });
const row = css({
  display: "grid",
  gap: "1",
  columnGap: "6",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  paddingBlock: "2.5",
  borderBlockEndWidth: "thin",
  borderBlockEndStyle: "solid",
  borderColor: "border.default",
  overflowWrap: "anywhere",
});
const clause = cva({
  variants: { fate: { kept: {}, dropped: { textDecoration: "line-through", color: "text.muted" } } },
});
const fateText = css({
  display: "flex",
  gap: "1.5",
  textStyle: "small",
  color: "text.muted",
  "& svg": { width: "3", height: "3", flexShrink: "0", marginBlockStart: "1" },
});

const Fact = ({ text, fields, wording, reason }: PlacedFact) =>
  fields.length === 0 ? (
    <li className={row}>
      <span className={clause({ fate: "dropped" })}>{text}</span>
      <span className={fateText}>Left out. {reason}</span>
    </li>
  ) : (
    <li className={row}>
      <span className={clause({ fate: "kept" })}>{text}</span>
      <span className={fateText}>
        <ArrowRight aria-hidden="true" />
        {homesOf(fields)}
        {wording !== null && ` as “${wording}”`}
      </span>
    </li>
  );

/** What became of each statement of the seller's old bullets, in their order. */
export const FactList = ({ facts }: { facts: readonly PlacedFact[] }) =>
  facts.length === 0 ? null : (
    <Block
      title="What became of your old bullets"
      note={placedSummary(
        plural(facts.length, "statement"),
        facts.length,
        facts.filter(({ fields }) => fields.length === 0).length,
      )}
    >
      <ul className={list} aria-label="Your old bullets, statement by statement">
        {facts.map((fact, position) => (
          <Fact key={`${position}-${fact.text}`} {...fact} />
        ))}
      </ul>
    </Block>
  );
