import { cva } from "../styled-system/css/index.js";
import { CopyButton } from "../ui/copy-button.tsx";
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

export type AvatarListProps = {
  title: string;
  path: string;
  items: readonly string[];
  look?: "lines" | "quotes" | "chips";
};

export const AvatarList = ({ title, path, items, look = "lines" }: AvatarListProps) => (
  <Block
    title={title}
    action={items.length === 0 ? null : <CopyButton text={items.join("\n")} label={`Copy ${title.toLowerCase()}`} />}
  >
    {items.length === 0 ? (
      <Unsaid>{NOT_SAID}</Unsaid>
    ) : (
      <ul className={list({ look })}>
        {items.map((text, position) => (
          <li key={`${path}.${position}`} className={item({ look })}>
            <Statement evidenceKey={`${path}.${position}`} compact={look === "chips"}>
              {look === "quotes" ? `“${text}”` : text}
            </Statement>
          </li>
        ))}
      </ul>
    )}
  </Block>
);
