import { useState } from "react";
import type { Exclusion } from "../../events/result/review.ts";
import { css } from "../styled-system/css/index.js";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { EXCLUSION_LABELS } from "./exclusion-reasons.ts";
import { plural } from "./format.ts";

const FIRST = 5;

const list = css({ display: "flex", flexDirection: "column", listStyle: "none" });
const item = css({
  display: "flex",
  flexDirection: "column",
  gap: "1",
  paddingBlock: "3",
  borderBlockEndWidth: "thin",
  borderBlockEndStyle: "solid",
  borderBlockEndColor: "border.subtle",
});
const head = css({
  display: "flex",
  flexWrap: "wrap",
  gap: "2",
  alignItems: "center",
  textStyle: "caption",
  color: "text.subtle",
});
const words = css({ textStyle: "small", overflowWrap: "anywhere", lineClamp: "3" });

/** Every part of the input that was left out, with the reason. */
export const ExcludedList = ({ excluded }: { excluded: readonly Exclusion[] }) => {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? excluded : excluded.slice(0, FIRST);
  return (
    <div className={css({ display: "flex", flexDirection: "column", gap: "3", alignItems: "flex-start" })}>
      <ul className={list}>
        {shown.map((exclusion, position) => (
          <li key={`${position}-${exclusion.reason}`} className={item}>
            <span className={head}>
              <Badge>{EXCLUSION_LABELS[exclusion.reason]}</Badge>
              {exclusion.line !== null && <span>Line {exclusion.line}</span>}
              {exclusion.count !== undefined && exclusion.count > 1 && <span>{exclusion.count} times</span>}
              <span>{exclusion.detail}</span>
            </span>
            {exclusion.text !== "" && <p className={words}>{exclusion.text}</p>}
          </li>
        ))}
      </ul>
      {excluded.length > FIRST && (
        <Button variant="outline" size="sm" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? "Show fewer" : `Show all ${plural(excluded.length, "part")}`}
        </Button>
      )}
    </div>
  );
};
