import { css } from "../styled-system/css/index.js";
import { CopyButton } from "../ui/copy-button.tsx";
import { Block } from "./block.tsx";
import { fixes } from "./copy-text.ts";
import { Statement } from "./statement.tsx";
import type { ViewedResult } from "./viewed-result.ts";

const list = css({ display: "flex", flexDirection: "column", gap: "3", listStyle: "none", counterReset: "fix" });
const item = css({
  position: "relative",
  paddingInlineStart: "8",
  counterIncrement: "fix",
  _before: {
    content: 'counter(fix) "."',
    position: "absolute",
    insetInlineStart: "0",
    fontFamily: "serif",
    fontSize: "lg",
    lineHeight: "snug",
    color: "text.subtle",
  },
});

/** The improvement summary: what to do next, most useful first. */
export const FixList = ({ result }: { result: ViewedResult }) => {
  const items = fixes(result);
  return items.length === 0 ? null : (
    <Block title="Improvement summary" action={<CopyButton text={items.join("\n")} label="Copy improvement summary" />}>
      <ol className={list}>
        {items.map((fix, position) => (
          <li key={`fixList.${position}`} className={item}>
            <Statement evidenceKey={`fixList.${position}`}>{fix}</Statement>
          </li>
        ))}
      </ol>
    </Block>
  );
};
