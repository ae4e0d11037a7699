import { css } from "../styled-system/css/index.js";
import { Callout } from "../ui/callout.tsx";
import { Block } from "./block.tsx";
import { ExcludedList } from "./excluded-list.tsx";
import { plural } from "./format.ts";
import type { Rerun } from "./rerun.ts";
import { Section } from "./section.tsx";
import type { ViewedResult } from "./viewed-result.ts";

const WRITER = { "built-in": "the built-in writer", openai: "a language model, checked line by line" } as const;

const notes = css({ display: "flex", flexDirection: "column", gap: "2" });

type MethodSectionProps = { result: ViewedResult; rerun?: Rerun | undefined };

export const MethodSection = ({ result, rerun }: MethodSectionProps) => {
  const unused = result.excluded.reduce((sum, { count = 1 }) => sum + count, 0);
  return (
    <Section
      id="method"
      title="How this was made"
      lead={`${plural(result.reviews.length, "review")} read, ${plural(unused, "part")} of your text not used. Written by ${WRITER[result.engine.writer]}, engine ${result.engine.version}, rule set ${result.engine.rules}.`}
    >
      {result.engine.notes.length > 0 && (
        <div className={notes}>
          {result.engine.notes.map((note) => (
            <Callout key={note} tone="info">
              {note}
            </Callout>
          ))}
        </div>
      )}
      {result.excluded.length > 0 && (
        <Block title="What was not used" note="Everything you gave us is either a review above or listed here.">
          <ExcludedList excluded={result.excluded} rerun={rerun} />
        </Block>
      )}
    </Section>
  );
};
