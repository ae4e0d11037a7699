import { useState } from "react";
import { css } from "../styled-system/css/index.js";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { Block } from "./block.tsx";

const form = css({
  display: "flex",
  flexDirection: { base: "column", sm: "row" },
  gap: "3",
  alignItems: { sm: "flex-end" },
});
const field = css({ flexGrow: "1", minWidth: "0" });
const chips = css({ display: "flex", flexWrap: "wrap", gap: "2" });

type RegenerateFormProps = {
  /** Keywords that stand nowhere yet, offered with one click. */
  missing: readonly string[];
  busy: boolean;
  onRegenerate: (keywords: string[]) => void;
};

const split = (text: string): string[] =>
  text
    .split(",")
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== "");

/** Writing the listing again with keywords that must be in. Uses no further ASIN. */
export const RegenerateForm = ({ missing, busy, onRegenerate }: RegenerateFormProps) => {
  const [text, setText] = useState("");
  const chosen = split(text);
  const add = (keyword: string) => setText([...chosen, keyword].join(", "));
  const offered = missing.filter((keyword) => !chosen.includes(keyword));
  return (
    <Block
      title="Write again with must-include keywords"
      note="The same reviews, read again. This does not use another ASIN of your plan."
    >
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length > 0) onRegenerate(chosen);
        }}
      >
        <div className={field}>
          <TextField
            label="Must-include keywords"
            placeholder="Separated by commas"
            value={text}
            disabled={busy}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" variant="outline" loading={busy} disabled={chosen.length === 0}>
          Regenerate
        </Button>
      </form>
      {offered.length > 0 && (
        <div className={chips}>
          {offered.slice(0, 8).map((keyword) => (
            <Button key={keyword} size="sm" variant="ghost" disabled={busy} onClick={() => add(keyword)}>
              + {keyword}
            </Button>
          ))}
        </div>
      )}
    </Block>
  );
};
