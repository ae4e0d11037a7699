import type { CSSProperties } from "react";
import type { Theme } from "../../events/result/result.ts";
import { css } from "../styled-system/css/index.js";
import { barOf } from "./bar-scale.ts";
import { themeKey } from "./evidence.ts";
import { useEvidence } from "./evidence-context.ts";
import { ofReviews, percent, percentRange, starImpact } from "./format.ts";
import { onPaper } from "./on-paper.ts";
import { balanceOf } from "./strongest-findings.ts";

const row = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr) auto", md: "minmax(0, 12rem) minmax(0, 1fr) 10.5rem" },
  alignItems: "center",
  columnGap: "4",
  rowGap: "1.5",
  width: "[calc(100% + 1rem)]",
  paddingBlock: "2.5",
  paddingInline: "2",
  marginInline: "[-0.5rem]",
  borderRadius: "sm",
  textAlign: "start",
  breakInside: "avoid",
  _hover: { backgroundColor: "bg.hover" },
  "&[aria-expanded=true]": { backgroundColor: "bg.raised" },
});
const label = css({ textStyle: "label", overflowWrap: "anywhere" });
const track = css({
  position: "relative",
  gridColumn: { base: "[1 / -1]", md: "auto" },
  gridRow: { base: "[2]", md: "auto" },
  display: "flex",
  height: "4",
  borderRadius: "xs",
  backgroundColor: "chart.track",
  forcedColorAdjust: "none",
});
const fill = css({ width: "[var(--share)]", _first: { borderStartStartRadius: "xs", borderEndStartRadius: "xs" } });
const complaint = css({
  backgroundColor: "chart.complaint",
  backgroundImage: "[repeating-linear-gradient(135deg, transparent 0 3px, rgb(0 0 0 / 0.35) 3px 5px)]",
});
const praise = css({ backgroundColor: "chart.praise" });
const neutral = css({ backgroundColor: "chart.neutral" });
const whisker = css({
  position: "absolute",
  insetBlock: "[0.3125rem]",
  insetInlineStart: "[var(--low)]",
  width: "[var(--width)]",
  borderInlineWidth: "thick",
  borderInlineStyle: "solid",
  borderColor: "text.default",
  _before: {
    content: '""',
    position: "absolute",
    insetInline: "0",
    insetBlockStart: "[calc(50% - 1px)]",
    height: "[2px]",
    backgroundColor: "text.default",
  },
});
const numbers = css({
  display: "flex",
  flexDirection: "column",
  textStyle: "caption",
  color: "text.muted",
  fontVariantNumeric: "tabular-nums lining-nums",
});
const strong = css({ color: "text.default", fontWeight: "semibold" });

const share = (value: number): CSSProperties => ({ "--share": `${value}%` }) as CSSProperties;

type ThemeBarProps = { theme: Theme; total: number; scale: number; onPaperOnly: boolean };

export const ThemeBar = ({ theme, total, scale, onPaperOnly }: ThemeBarProps) => {
  const { openKey, open, panelId } = useEvidence();
  const key = themeKey(theme);
  const bar = barOf(theme, scale);
  const impact = starImpact(theme.ratingImpact);
  return (
    <li className={onPaperOnly ? onPaper : undefined}>
      <button
        type="button"
        className={row}
        aria-expanded={openKey === key}
        aria-controls={panelId}
        onClick={(event) => open(key, event.currentTarget)}
      >
        <span className={label}>{theme.label}</span>
        <span className={track} aria-hidden="true">
          {bar.complaint > 0 && <span className={`${fill} ${complaint}`} style={share(bar.complaint)} />}
          {bar.praise > 0 && <span className={`${fill} ${praise}`} style={share(bar.praise)} />}
          {bar.neutral > 0 && <span className={`${fill} ${neutral}`} style={share(bar.neutral)} />}
          <span className={whisker} style={{ "--low": `${bar.low}%`, "--width": `${bar.width}%` } as CSSProperties} />
        </span>
        <span className={numbers}>
          <span className={strong}>
            {ofReviews(theme.reviews, total)}
            {impact !== null && `, ${impact} ★`}
          </span>
          <span>
            {percent(theme.share)} ({percentRange(theme.interval)})
          </span>
          <span className={css({ srOnly: true })}>{balanceOf(theme)}</span>
        </span>
      </button>
    </li>
  );
};
