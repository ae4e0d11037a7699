import { useState } from "react";
import type { Theme } from "../../events/result/result.ts";
import { css } from "../styled-system/css/index.js";
import { Button } from "../ui/button.tsx";
import { scaleOf } from "./bar-scale.ts";
import { Block } from "./block.tsx";
import { percent } from "./format.ts";
import { onScreen } from "./on-paper.ts";
import { ThemeBar } from "./theme-bar.tsx";
import { ThemeLegend } from "./theme-legend.tsx";
import { hasStars, rankThemes, type ThemeRank } from "./theme-ranks.ts";

const FIRST = 8;

const list = css({ display: "flex", flexDirection: "column", listStyle: "none" });
const head = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "3",
});
const ranks = css({ display: "flex", flexWrap: "wrap", minWidth: "0", gap: "2", _print: { display: "none" } });
const note = css({ textStyle: "caption", color: "text.subtle" });

const RANKS = [
  { rank: "mentions", label: "Most mentioned" },
  { rank: "stars", label: "Largest effect on stars" },
] as const;

const RankButtons = ({ rank: chosen, onChange }: { rank: ThemeRank; onChange: (rank: ThemeRank) => void }) => (
  <fieldset className={ranks} aria-label="Order">
    {RANKS.map(({ rank, label }) => (
      <Button key={rank} variant="outline" size="sm" aria-pressed={rank === chosen} onClick={() => onChange(rank)}>
        {label}
      </Button>
    ))}
  </fieldset>
);

/** How often each subject comes up, with the interval the true share lies in. */
export const ThemeBars = ({ themes, total }: { themes: readonly Theme[]; total: number }) => {
  const [isAll, setAll] = useState(false);
  const [rank, setRank] = useState<ThemeRank>("mentions");
  const scale = scaleOf(themes);
  const withStars = hasStars(themes);
  const ranked = rankThemes(themes, rank);
  return (
    <Block title="Everything they talk about">
      <div className={head}>
        <ThemeLegend withStars={withStars} />
        {withStars && <RankButtons rank={rank} onChange={setRank} />}
      </div>
      <ul className={list}>
        {ranked.map((theme, position) => (
          <ThemeBar
            key={theme.id}
            theme={theme}
            total={total}
            scale={scale}
            onPaperOnly={!isAll && position >= FIRST}
          />
        ))}
      </ul>
      <p className={note}>
        Bars end at {percent(scale)} of reviews. With few reviews the range is wide: it is where the share lies for all
        your buyers, in 95 cases out of 100.
      </p>
      {themes.length > FIRST && (
        <span className={onScreen}>
          <Button variant="outline" size="sm" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? "Show fewer" : `Show all ${themes.length}`}
          </Button>
        </span>
      )}
    </Block>
  );
};
