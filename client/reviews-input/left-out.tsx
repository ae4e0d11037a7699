import { Check } from "lucide-react";
import { useState } from "react";
import type { Exclusion } from "../../events/result/review.ts";
import { EXCLUSION_LABELS } from "../result/exclusion-reasons.ts";
import { count, plural } from "../result/format.ts";
import { css } from "../styled-system/css/index.js";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { isIncludeFull, type Part, type PartGroup, reversibleParts, withoutParts, withParts } from "./parts.ts";

const FIRST = 3;
const NAMED_LENGTH = 60;

const WHY: Partial<Record<Exclusion["reason"], string>> = {
  incentivized: "They say they were written for a free product, a discount or a gift.",
  solicitation: "They offer something for stars, or ask to be written to.",
  "not-the-product": "They tell about delivery or the seller, and nothing about the product.",
  "other-product": "They point at another kind of thing, and never at this one.",
  "near-duplicate": "Copies with small changes would count one customer several times.",
  duplicate: "Copies would count one customer several times.",
  instruction: "They speak to a machine or hide text. They cannot do harm here, but they are no opinion either.",
};

const root = css({
  display: "flex",
  flexDirection: "column",
  gap: "6",
  padding: { base: "4", sm: "5" },
  paddingBlockStart: "2!",
});
const group = css({ display: "flex", flexDirection: "column", gap: "2" });
const head = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", textStyle: "small" });
const why = css({ textStyle: "caption", color: "text.muted" });
const list = css({ display: "flex", flexDirection: "column", listStyle: "none" });
const row = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) auto" },
  columnGap: "4",
  rowGap: "2",
  alignItems: "start",
  paddingBlock: "3",
  borderBlockStartWidth: "thin",
  borderBlockStartStyle: "solid",
  borderBlockStartColor: "border.subtle",
});
const told = css({ display: "flex", flexDirection: "column", gap: "1", minWidth: "0" });
const words = css({ textStyle: "small", overflowWrap: "anywhere", lineClamp: "3" });
const facts = css({ textStyle: "caption", color: "text.muted" });
const used = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  color: "success.text",
  fontWeight: "medium",
  "& svg": { width: "iconSm", height: "iconSm" },
});
const choice = css({ minWidth: "[8.5rem]", justifySelf: "start" });

type Choice = { include: readonly string[]; onInclude: (ids: string[]) => void; disabled: boolean };

/** Every part that was left out, by reason, and the way back for each. */
export const LeftOut = ({ groups, ...choosing }: Choice & { groups: readonly PartGroup[] }) => (
  <div className={root}>
    {groups.map((each) => (
      <Group key={each.reason} {...each} {...choosing} />
    ))}
  </div>
);

const Group = ({ reason, parts, include, onInclude, disabled }: Choice & PartGroup) => {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? parts : parts.slice(0, FIRST);
  const reversible = reversibleParts(parts);
  const unused = reversible.filter(({ isUsed }) => !isUsed);
  const label = EXCLUSION_LABELS[reason];
  return (
    <section className={group} aria-label={label}>
      <div className={head}>
        <Badge>{label}</Badge>
        {reason !== "boilerplate" && reversible.length > 1 && (
          <Button
            variant="link"
            size="sm"
            disabled={disabled}
            onClick={() =>
              onInclude(unused.length > 0 ? withParts(include, reversible) : withoutParts(include, reversible))
            }
          >
            {unused.length > 0 ? "Use all anyway" : "Leave all out"}
            <VisuallyHidden> “{label}”</VisuallyHidden>
          </Button>
        )}
      </div>
      {WHY[reason] !== undefined && <p className={why}>{WHY[reason]}</p>}
      <ul className={list}>
        {shown.map((part) => (
          <Row key={part.key} part={part} {...{ include, onInclude, disabled }} />
        ))}
      </ul>
      {parts.length > FIRST && (
        <span>
          <Button variant="outline" size="sm" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? "Show fewer" : `Show all ${plural(parts.length, "part")}`}
          </Button>
        </span>
      )}
    </section>
  );
};

/** What the group says already is not said again in each row. */
const SAID_BY_GROUP: ReadonlySet<Exclusion["reason"]> = new Set([
  "incentivized",
  "solicitation",
  "not-the-product",
  "instruction",
]);

const factsOf = ({ exclusion: { detail, line, reason }, times }: Part): string =>
  [
    SAID_BY_GROUP.has(reason) ? null : detail,
    line === null ? null : `Line ${count(line)}`,
    times > 1 && !detail.endsWith("times") ? `${count(times)} times` : null,
  ]
    .filter((fact) => fact !== null)
    .join(" · ");

const Row = ({ part, include, onInclude, disabled }: Choice & { part: Part }) => {
  const { exclusion, isUsed } = part;
  const isReversible = exclusion.id !== undefined;
  return (
    <li className={row}>
      <div className={told}>
        {exclusion.text !== "" && <p className={words}>{exclusion.text}</p>}
        <p className={facts}>
          {isUsed ? (
            <span className={used}>
              <Check aria-hidden="true" /> Used anyway
            </span>
          ) : (
            factsOf(part)
          )}
        </p>
      </div>
      {isReversible && (
        <Button
          variant="outline"
          size="sm"
          className={choice}
          disabled={disabled || (!isUsed && isIncludeFull(include))}
          onClick={() => onInclude(isUsed ? withoutParts(include, [part]) : withParts(include, [part]))}
        >
          {isUsed ? "Leave it out" : "Use it anyway"}
          <VisuallyHidden> “{exclusion.text.slice(0, NAMED_LENGTH)}”</VisuallyHidden>
        </Button>
      )}
    </li>
  );
};
