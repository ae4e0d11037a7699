import { useState } from "react";
import type { Exclusion } from "../../events/result/review.ts";
import { css, cx } from "../styled-system/css/index.js";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { EXCLUSION_LABELS } from "./exclusion-reasons.ts";
import { count, plural } from "./format.ts";
import { onScreen } from "./on-paper.ts";
import { type Rerun, reversible } from "./rerun.ts";

const FIRST = 5;

const list = css({ display: "flex", flexDirection: "column", width: "full", listStyle: "none" });
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
  overflowWrap: "anywhere",
});
const words = css({ textStyle: "small", overflowWrap: "anywhere", lineClamp: "3" });
const choice = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" });
const again = css({ display: "flex", flexDirection: "column", gap: "2" });
const note = css({ textStyle: "caption", color: "text.muted" });

const NAMED_LENGTH = 60;

type ExcludedListProps = { excluded: readonly Exclusion[]; rerun?: Rerun | undefined };

/** Reviews that somebody may want back come before the furniture of pages. */
const reviewsFirst = (excluded: readonly Exclusion[]): Exclusion[] =>
  excluded.toSorted((a, b) => Number(a.reason === "boilerplate") - Number(b.reason === "boilerplate"));

/** Every part of the input that was left out, with the reason, and the way back in where there is one. */
export const ExcludedList = ({ excluded: all, rerun }: ExcludedListProps) => {
  const excluded = reviewsFirst(all);
  const [isAll, setAll] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = isAll ? excluded : excluded.slice(0, FIRST);
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
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
            {rerun !== undefined && exclusion.id !== undefined && (
              <span className={onScreen}>
                <UseIt
                  exclusion={exclusion}
                  id={exclusion.id}
                  chosen={chosen}
                  disabled={rerun.busy}
                  onChoose={choose}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {excluded.length > FIRST && (
        <span className={onScreen}>
          <Button variant="outline" size="sm" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? "Show fewer" : `Show all ${plural(excluded.length, "part")}`}
          </Button>
        </span>
      )}
      {rerun !== undefined && (
        <div className={cx(onScreen, again)}>
          <RunAgain all={reversible(excluded)} chosen={chosen} rerun={rerun} onChoose={setChosen} />
        </div>
      )}
    </div>
  );
};

type UseItProps = {
  exclusion: Exclusion;
  id: string;
  chosen: readonly string[];
  disabled: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
};

const UseIt = ({ exclusion, id, chosen, disabled, onChoose }: UseItProps) => (
  <Checkbox checked={chosen.includes(id)} disabled={disabled} onCheckedChange={(isChosen) => onChoose(id, isChosen)}>
    Use it anyway<VisuallyHidden> “{exclusion.text.slice(0, NAMED_LENGTH)}”</VisuallyHidden>
  </Checkbox>
);

type RunAgainProps = {
  all: readonly string[];
  chosen: readonly string[];
  rerun: Rerun;
  onChoose: (ids: readonly string[]) => void;
};

const RunAgain = ({ all, chosen, rerun, onChoose }: RunAgainProps) => {
  if (all.length === 0) return null;
  return (
    <>
      <div className={choice}>
        <Button disabled={chosen.length === 0} loading={rerun.busy} onClick={() => rerun.onRerun([...chosen])}>
          Use these and run again
        </Button>
        {all.length > 1 && (
          <Button
            variant="link"
            size="sm"
            disabled={rerun.busy}
            onClick={() => onChoose(chosen.length < all.length ? all : [])}
          >
            {chosen.length < all.length ? `Choose all ${count(all.length)}` : "Choose none"}
          </Button>
        )}
      </div>
      <p className={note}>{rerun.note}</p>
      {rerun.progress}
    </>
  );
};
