import { css } from "../styled-system/css/index.js";
import { CopyButton } from "../ui/copy-button.tsx";
import { Block } from "./block.tsx";
import { NOT_SAID } from "./copy-text.ts";
import { useEvidence } from "./evidence-context.ts";
import { saidInsteadText } from "./said-instead.ts";
import { Statement } from "./statement.tsx";
import { Unsaid } from "./unsaid.tsx";

const TITLE = "What they never say";
const PATH = "avatar.notSay";

const list = css({ display: "flex", flexDirection: "column", gap: "2.5", listStyle: "none" });
const item = css({ minWidth: "0", overflowWrap: "anywhere" });
const words = css({ textStyle: "quote", marginInlineEnd: "2" });

/** Sellers' words that no review has, each with what reviewers say in its place: the reviews counted have those. */
export const NeverSaid = ({ items }: { items: readonly string[] }) => {
  const { index } = useEvidence();
  const anyInstead = items.some((_, position) => index.has(`${PATH}.${position}`));
  return (
    <Block
      title={TITLE}
      note={
        items.length === 0
          ? undefined
          : `Words of sellers, in no review.${anyInstead ? " Beside them, what reviewers say instead." : ""}`
      }
      action={items.length === 0 ? null : <CopyButton text={items.join("\n")} label={`Copy ${TITLE.toLowerCase()}`} />}
    >
      {items.length === 0 ? (
        <Unsaid>{NOT_SAID}</Unsaid>
      ) : (
        <ul className={list}>
          {items.map((text, position) => {
            const key = `${PATH}.${position}`;
            const evidence = index.get(key);
            return (
              <li key={key} className={item}>
                <span className={words}>“{text}”</span>
                {evidence !== undefined && <Statement evidenceKey={key}>{saidInsteadText(evidence.quoted)}</Statement>}
              </li>
            );
          })}
        </ul>
      )}
    </Block>
  );
};
