import { Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { fieldName } from "../../../events/result/field-name.ts";
import { LINES_MAX, type WordList } from "../../../machines/listing-editor/listing-editor.words.ts";
import { FieldFindings } from "../../result/field-findings.tsx";
import { fieldId } from "../../result/field-id.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";
import { EditedText, focusText } from "./edited-text.tsx";
import type { ListingEditorFlow } from "./use-listing-editor.ts";

const root = css({ display: "flex", flexDirection: "column", alignItems: "flex-start", gap: "2" });
const list = css({ display: "flex", flexDirection: "column", gap: "2", listStyle: "none", width: "full" });
const more = css({ _print: { display: "none" } });
const unplaced = css({ textStyle: "small", color: "text.muted", overflowWrap: "anywhere" });

type EditedLinesProps = {
  editor: ListingEditorFlow;
  list: WordList;
  /** What one of them is called: "bullet". */
  one: string;
  metaOf: (text: string, position: number) => ReactNode;
  /** The first is set larger. */
  withBest?: boolean;
};

/** The titles or the bullets of a set, each to be changed or removed, and one more to be added. */
export const EditedLines = ({ editor, list: name, one, metaOf, withBest = false }: EditedLinesProps) => {
  const { draft, saved, checked, isCompared, isSaving, basedOn, send } = editor;
  const lines = draft[name];
  const addId = `${fieldId(name)}-add`;
  const add = (): void => {
    flushSync(() => send({ type: "line.added", list: name }));
    focusText(`${name}.${lines.length}`);
  };
  const remove = (index: number): void => {
    const text = lines[index] ?? "";
    flushSync(() => send({ type: "line.removed", list: name, index }));
    if (text.trim() !== "")
      notify({
        title: `${fieldName(`${name}.${index}`)} removed`,
        action: { label: "Undo", onClick: () => send({ type: "line.returned", list: name, index, text }) },
      });
    if (lines.length === 1) document.getElementById(addId)?.focus();
    else focusText(`${name}.${Math.min(index, lines.length - 2)}`);
  };
  const List = name === "optimizedTitles" ? "ol" : "ul";
  return (
    <div className={root}>
      <List className={list}>
        {lines.map((text, position) => (
          <li key={`${name}.${position}`}>
            <EditedText
              editor={editor}
              field={`${name}.${position}`}
              look={withBest && position === 0 ? "best" : "plain"}
              meta={metaOf(text, position)}
              action={
                <RemoveButton
                  name={fieldName(`${name}.${position}`)}
                  isBusy={isSaving}
                  onRemove={() => remove(position)}
                />
              }
            />
          </li>
        ))}
      </List>
      <FieldFindings findings={checked.findings.filter(({ field }) => field === name)} />
      {isCompared &&
        saved[name].slice(lines.length).map((text) => (
          <p key={text} className={unplaced}>
            Revision {basedOn} also says: {text}
          </p>
        ))}
      {lines.length < LINES_MAX && (
        <span className={more}>
          <Button id={addId} variant="outline" size="sm" disabled={isSaving} onClick={add}>
            <Plus aria-hidden="true" />
            Add a {one}
          </Button>
        </span>
      )}
    </div>
  );
};

type RemoveButtonProps = { name: string; isBusy: boolean; onRemove: () => void };

const RemoveButton = ({ name, isBusy, onRemove }: RemoveButtonProps) => {
  const label = `Remove ${name.replace(/^Title/, "title")}`;
  return (
    <Button
      variant="ghost"
      size="sm"
      shape="icon"
      aria-label={label}
      title={label}
      disabled={isBusy}
      onClick={onRemove}
    >
      <Trash2 aria-hidden="true" />
    </Button>
  );
};
