import { css } from "../styled-system/css/index.js";
import { Block } from "./block.tsx";
import { type Fact, NOT_SAID } from "./copy-text.ts";
import { Statement } from "./statement.tsx";
import { Unsaid } from "./unsaid.tsx";

const list = css({ display: "flex", flexDirection: "column" });
const row = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 7rem) minmax(0, 1fr)" },
  columnGap: "4",
  rowGap: "0.5",
  paddingBlock: "2",
  borderBlockEndWidth: "thin",
  borderBlockEndStyle: "solid",
  borderBlockEndColor: "border.subtle",
  _last: { borderBlockEndWidth: "none" },
});
const term = css({ textStyle: "small", color: "text.muted" });
const value = css({ minWidth: "0", overflowWrap: "anywhere" });

type AvatarFactsProps = { title: string; path: string; facts: readonly Fact[] };

export const AvatarFacts = ({ title, path, facts }: AvatarFactsProps) => (
  <Block title={title}>
    <dl className={list}>
      {facts.map((fact) => (
        <div key={fact.key} className={row}>
          <dt className={term}>{fact.label}</dt>
          <dd className={value}>
            {fact.value === "" ? (
              <Unsaid>{NOT_SAID}</Unsaid>
            ) : (
              <Statement evidenceKey={`${path}.${fact.key}`}>{fact.value}</Statement>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </Block>
);
