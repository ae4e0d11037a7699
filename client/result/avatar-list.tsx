import { useState } from "react";
import { css, cva, cx } from "../styled-system/css/index.js";
import { Button } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { Block } from "./block.tsx";
import { NOT_SAID } from "./copy-text.ts";
import { Statement } from "./statement.tsx";
import { Unsaid } from "./unsaid.tsx";

const list = cva({
  base: { display: "flex", listStyle: "none" },
  variants: {
    look: {
      lines: { flexDirection: "column", gap: "2" },
      quotes: { flexDirection: "column", gap: "2.5" },
      chips: { flexWrap: "wrap", gap: "2" },
    },
  },
});

const item = cva({
  base: { minWidth: "0", overflowWrap: "anywhere" },
  variants: {
    look: {
      lines: {
        paddingInlineStart: "4",
        position: "relative",
        _before: { content: '"–"', position: "absolute", insetInlineStart: "0", color: "text.subtle" },
      },
      quotes: { textStyle: "quote" },
      chips: {
        paddingInline: "2.5",
        paddingBlock: "1",
        borderRadius: "sm",
        borderWidth: "thin",
        borderStyle: "solid",
        borderColor: "border.default",
        textStyle: "small",
      },
    },
  },
});

/** So many lines of each list stand on a phone at once, where the lists follow each other. */
const FIRST = 5;
const onDemand = css({ display: { base: "none", md: "list-item" }, _print: { display: "list-item" } });
const more = css({ display: { base: "block", md: "none" }, _print: { display: "none" } });

export type AvatarListProps = {
  title: string;
  path: string;
  items: readonly string[];
  look?: "lines" | "quotes" | "chips";
};

const copyOf = ({ title, items }: AvatarListProps) =>
  items.length === 0 ? null : <CopyButton text={items.join("\n")} label={`Copy ${title.toLowerCase()}`} />;

export const AvatarList = (props: AvatarListProps) => (
  <Block title={props.title} action={copyOf(props)}>
    {props.items.length === 0 ? <Unsaid>{NOT_SAID}</Unsaid> : <Lines {...props} />}
  </Block>
);

const Lines = ({ title, path, items, look = "lines" }: AvatarListProps) => {
  const [isAll, setAll] = useState(false);
  return (
    <>
      <ul className={list({ look })}>
        {items.map((text, position) => (
          <li key={`${path}.${position}`} className={cx(item({ look }), !isAll && position >= FIRST && onDemand)}>
            <Statement evidenceKey={`${path}.${position}`} compact={look === "chips"}>
              {look === "quotes" ? `“${text}”` : text}
            </Statement>
          </li>
        ))}
      </ul>
      {items.length > FIRST && (
        <div className={more}>
          <Button variant="outline" size="sm" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? "Show fewer" : `Show all ${items.length}`}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        </div>
      )}
    </>
  );
};
