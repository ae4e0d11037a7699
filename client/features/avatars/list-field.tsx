import { X } from "lucide-react";
import { useRef, useState } from "react";
import { LIMITS } from "../../../events/limits.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";

const root = css({ display: "flex", flexDirection: "column", gap: "2" });
const row = css({ display: "flex", gap: "2", alignItems: "flex-end" });
const list = css({ display: "flex", flexWrap: "wrap", gap: "2", listStyle: "none" });
const item = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  maxWidth: "full",
  paddingInlineStart: "3",
  paddingInlineEnd: "1",
  paddingBlock: "0.5",
  borderRadius: "sm",
  backgroundColor: "bg.active",
  textStyle: "small",
  overflowWrap: "anywhere",
});

type ListFieldProps = {
  label: string;
  placeholder: string;
  items: readonly string[];
  onAdd: (text: string) => void;
  onRemove: (index: number) => void;
};

/** A list of short texts. Enter adds; text that was not added yet is added when the field is left. */
export const ListField = ({ label, placeholder, items, onAdd, onRemove }: ListFieldProps) => {
  const [text, setText] = useState("");
  const field = useRef<HTMLDivElement>(null);
  const add = () => {
    onAdd(text);
    setText("");
  };
  const remove = (index: number) => {
    onRemove(index);
    field.current?.querySelector("input")?.focus();
  };
  return (
    <div className={root} ref={field}>
      <div className={row}>
        <TextField
          label={label}
          optional
          placeholder={placeholder}
          maxLength={LIMITS.listItemLength}
          disabled={items.length >= LIMITS.listItemCount}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="outline" onClick={add} disabled={text.trim() === ""}>
          Add
        </Button>
      </div>
      {items.length > 0 && (
        <ul className={list} aria-label={label}>
          {items.map((entry, index) => (
            <li key={entry} className={item}>
              {entry}
              <Button
                variant="ghost"
                size="sm"
                shape="icon"
                aria-label={`Remove ${entry}`}
                onClick={() => remove(index)}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
