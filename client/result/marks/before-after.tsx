import { css } from "../../styled-system/css/index.js";
import { Block } from "../block.tsx";
import type { ViewedResult } from "../viewed-result.ts";
import { markOwn } from "./mark-words.ts";
import { Marked } from "./marked-copy.tsx";

const grid = css({
  display: "grid",
  gap: "8",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
});
const side = css({ display: "flex", flexDirection: "column", gap: "3" });
const list = css({ display: "flex", flexDirection: "column", gap: "2", paddingInlineStart: "5", listStyle: "disc" });
const head = css({ fontWeight: "semibold" });

type Copy = { title: string; lines: readonly string[] };

const Side = ({ name, copy: { title, lines }, other }: { name: string; copy: Copy; other: Copy }) => {
  const others = [other.title, ...other.lines];
  return (
    <Block title={name}>
      <div className={side}>
        {title !== "" && (
          <p className={head}>
            <Marked parts={markOwn(title, others)} />
          </p>
        )}
        <ul className={list}>
          {lines.map((line, position) => (
            <li key={`${position}-${line}`}>
              <Marked parts={markOwn(line, others)} />
            </li>
          ))}
        </ul>
      </div>
    </Block>
  );
};

/** The listing as it was beside the listing as it is now; words that only one of them has are marked. */
export const BeforeAfter = ({ result, current }: { result: ViewedResult; current: Copy }) => {
  const after: Copy = {
    title: result.optimizedTitles[0] ?? "",
    lines: [result.itemHighlights, ...result.bulletsA].filter((line) => line !== ""),
  };
  return (
    <div className={grid}>
      <Side name="Before" copy={current} other={after} />
      <Side name="After, with set A" copy={after} other={current} />
    </div>
  );
};
