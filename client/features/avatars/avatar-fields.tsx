import { LIMITS } from "../../../events/limits.ts";
import type { AvatarDraft, AvatarList } from "../../../machines/avatar-editor/avatar-editor.draft.ts";
import type { AvatarEditorEvent } from "../../../machines/avatar-editor/avatar-editor.machine.ts";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { ListField } from "./list-field.tsx";

const LISTS = [
  { list: "pains", label: "Pains", placeholder: "Zipper jams when the bag is full" },
  { list: "desiredOutcomes", label: "Desired outcomes", placeholder: "Travel without a checked bag" },
  { list: "keywords", label: "Keywords", placeholder: "weekender bag" },
  { list: "emotionalDrivers", label: "Emotional drivers", placeholder: "Proud to look prepared" },
  { list: "say", label: "What they say", placeholder: "holds so much" },
  { list: "notSay", label: "What they never say", placeholder: "luxury leather goods" },
] as const satisfies readonly { list: AvatarList; label: string; placeholder: string }[];

type AvatarFieldsProps = { draft: AvatarDraft; isChecked: boolean; send: (event: AvatarEditorEvent) => void };

export const AvatarFields = ({ draft, isChecked, send }: AvatarFieldsProps) => {
  const missing = (text: string): string | null => (isChecked && text.trim() === "" ? "Required" : null);
  return (
    <>
      <TextField
        label="Name"
        required
        maxLength={LIMITS.nameLength}
        value={draft.name}
        error={missing(draft.name)}
        onChange={(event) => send({ type: "text.changed", field: "name", value: event.target.value })}
      />
      <TextField
        label="Target audience"
        required
        hint="For example: nurses who travel on weekends."
        maxLength={LIMITS.notesLength}
        value={draft.audience}
        error={missing(draft.audience)}
        onChange={(event) => send({ type: "text.changed", field: "audience", value: event.target.value })}
      />
      {LISTS.map(({ list, label, placeholder }) => (
        <ListField
          key={list}
          label={label}
          placeholder={placeholder}
          items={draft[list]}
          onAdd={(text) => send({ type: "item.added", list, text })}
          onRemove={(index) => send({ type: "item.removed", list, index })}
        />
      ))}
      <TextField
        label="Tone"
        maxLength={LIMITS.nameLength}
        value={draft.tone}
        onChange={(event) => send({ type: "text.changed", field: "tone", value: event.target.value })}
      />
      <TextAreaField
        label="Notes"
        optional
        maxLength={LIMITS.notesLength}
        value={draft.notes}
        onChange={(event) => send({ type: "text.changed", field: "notes", value: event.target.value })}
      />
    </>
  );
};
