import { css } from "../styled-system/css/index.js";
import { Mark } from "../ui/mark.tsx";
import type { Segment } from "./text-segments.ts";

const gap = css({ color: "text.subtle" });

const keyed = (segments: readonly Segment[]) => {
  let position = 0;
  return segments.map((segment) => {
    const key = `${position}-${segment.kind}`;
    position += segment.text.length;
    return { ...segment, key };
  });
};

/** Review text with the exact words marked. */
export const Segments = ({
  segments,
  tone = "evidence",
}: {
  segments: readonly Segment[];
  tone?: "evidence" | "praise" | "complaint";
}) =>
  keyed(segments).map(({ kind, key, text }) => {
    if (kind === "mark")
      return (
        <Mark key={key} tone={tone}>
          {text}
        </Mark>
      );
    return kind === "gap" ? (
      <span key={key} className={gap}>
        {text}
      </span>
    ) : (
      <span key={key}>{text}</span>
    );
  });
