import type { AvatarDraft } from "../../../machines/avatar-editor/avatar-editor.draft.ts";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

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
const caption = css({ textStyle: "caption", color: "text.subtle" });
const heading = css({ textStyle: "title" });
const blank = css({ color: "text.subtle", fontStyle: "italic" });
const group = css({ display: "flex", flexDirection: "column", gap: "1.5" });
const lines = css({ display: "flex", flexDirection: "column", gap: "1", listStyle: "none" });
const quote = css({ textStyle: "quote" });
const paragraphs = css({ whiteSpace: "pre-wrap" });
const chips = css({ display: "flex", flexWrap: "wrap", gap: "1.5" });

type AvatarPreviewProps = { draft: AvatarDraft; label?: string };

/** The avatar as it will read, while it is typed. */
export const AvatarPreview = ({ draft, label = "Preview" }: AvatarPreviewProps) => (
  <aside className={root} aria-label={label}>
    <div className={group}>
      <p className={caption}>{label}</p>
      <p className={heading}>{draft.name.trim() === "" ? <span className={blank}>Name</span> : draft.name}</p>
      <p>{draft.audience.trim() === "" ? <span className={blank}>Target audience</span> : draft.audience}</p>
    </div>
    <Lines title="Pains" items={draft.pains} />
    <Lines title="Desired outcomes" items={draft.desiredOutcomes} />
    <Lines title="Emotional drivers" items={draft.emotionalDrivers} />
    <Lines title="What they say" items={draft.say} quoted />
    <Lines title="What they never say" items={draft.notSay} quoted />
    {draft.keywords.length > 0 && (
      <div className={group}>
        <p className={caption}>Keywords</p>
        <div className={chips}>
          {draft.keywords.map((keyword) => (
            <Badge key={keyword}>{keyword}</Badge>
          ))}
        </div>
      </div>
    )}
    <div className={group}>
      <p className={caption}>Tone</p>
      <p>{draft.tone}</p>
    </div>
    {draft.notes.trim() !== "" && (
      <div className={group}>
        <p className={caption}>Notes</p>
        <p className={paragraphs}>{draft.notes.trim()}</p>
      </div>
    )}
  </aside>
);

type LinesProps = { title: string; items: readonly string[]; quoted?: boolean };

const Lines = ({ title, items, quoted = false }: LinesProps) =>
  items.length === 0 ? null : (
    <div className={group}>
      <p className={caption}>{title}</p>
      <ul className={lines}>
        {items.map((item) => (
          <li key={item} className={quoted ? quote : undefined}>
            {quoted ? `“${item}”` : item}
          </li>
        ))}
      </ul>
    </div>
  );

const LISTS = 3;

/** Holds the place of an avatar while it loads. */
export const AvatarPreviewSkeleton = () => (
  <div className={root}>
    <div className={group}>
      <div className={caption}>
        <Skeleton shape="text" length="short" />
      </div>
      <div className={heading}>
        <Skeleton shape="text" length="half" />
      </div>
      <Skeleton shape="text" />
    </div>
    {Array.from({ length: LISTS }, (_, at) => (
      <div key={at} className={group}>
        <div className={caption}>
          <Skeleton shape="text" length="short" />
        </div>
        <Skeleton shape="text" length="long" />
        <Skeleton shape="text" length="long" />
      </div>
    ))}
  </div>
);
