import type { AvatarDraft } from "../../../machines/avatar-editor/avatar-editor.draft.ts";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";

const root = css({
  position: { lg: "sticky" },
  insetBlockStart: { lg: "24" },
  display: "flex",
  flexDirection: "column",
  gap: "5",
  padding: "6",
  borderRadius: "lg",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.default",
  backgroundColor: "bg.surface",
  overflowWrap: "anywhere",
});
const label = css({ textStyle: "caption", color: "text.subtle" });
const name = css({ textStyle: "title" });
const blank = css({ color: "text.subtle", fontStyle: "italic" });
const group = css({ display: "flex", flexDirection: "column", gap: "1.5" });
const lines = css({ display: "flex", flexDirection: "column", gap: "1", listStyle: "none" });
const quote = css({ textStyle: "quote" });
const chips = css({ display: "flex", flexWrap: "wrap", gap: "1.5" });

/** The avatar as it will read, while it is typed. */
export const AvatarPreview = ({ draft }: { draft: AvatarDraft }) => (
  <aside className={root} aria-label="Preview">
    <div className={group}>
      <p className={label}>Preview</p>
      <p className={name}>{draft.name.trim() === "" ? <span className={blank}>Name</span> : draft.name}</p>
      <p>{draft.audience.trim() === "" ? <span className={blank}>Target audience</span> : draft.audience}</p>
    </div>
    <Lines title="Pains" items={draft.pains} />
    <Lines title="Desired outcomes" items={draft.desiredOutcomes} />
    <Lines title="Emotional drivers" items={draft.emotionalDrivers} />
    <Lines title="What they say" items={draft.say} quoted />
    <Lines title="What they never say" items={draft.notSay} quoted />
    {draft.keywords.length > 0 && (
      <div className={group}>
        <p className={label}>Keywords</p>
        <div className={chips}>
          {draft.keywords.map((keyword) => (
            <Badge key={keyword}>{keyword}</Badge>
          ))}
        </div>
      </div>
    )}
    <div className={group}>
      <p className={label}>Tone</p>
      <p>{draft.tone}</p>
    </div>
  </aside>
);

type LinesProps = { title: string; items: readonly string[]; quoted?: boolean };

const Lines = ({ title, items, quoted = false }: LinesProps) =>
  items.length === 0 ? null : (
    <div className={group}>
      <p className={label}>{title}</p>
      <ul className={lines}>
        {items.map((item) => (
          <li key={item} className={quoted ? quote : undefined}>
            {quoted ? `“${item}”` : item}
          </li>
        ))}
      </ul>
    </div>
  );
