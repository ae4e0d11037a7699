import { css } from "../styled-system/css/index.js";
import { link } from "../styled-system/recipes/index.js";
import { useSectionInView } from "./use-section-in-view.ts";

const root = css({
  position: "sticky",
  insetBlockStart: "16",
  zIndex: "raised",
  marginInline: "[-0.5rem]",
  backgroundColor: "bg.canvas",
  borderBlockEndWidth: "thin",
  borderBlockEndStyle: "solid",
  borderBlockEndColor: "border.default",
  overflowX: "auto",
  scrollbarWidth: "[none]",
  _print: { display: "none" },
});
const list = css({ display: "flex", listStyle: "none" });
const entry = css({
  flexShrink: "0",
  "& a": {
    minHeight: "controlMd",
    borderBlockEndWidth: "thick",
    borderBlockEndStyle: "solid",
    borderBlockEndColor: "transparent",
    _highContrast: { borderBlockEndColor: "[Canvas]" },
    whiteSpace: "nowrap",
    outlineOffset: "-0.5",
  },
  "& a[aria-current]": {
    color: "text.default",
    borderBlockEndColor: "accent.text",
    _highContrast: { borderBlockEndColor: "[Highlight]" },
  },
});

type SectionNavProps = { sections: readonly { id: string; label: string }[] };

export const SectionNav = ({ sections }: SectionNavProps) => {
  const current = useSectionInView(sections);
  return (
    <nav className={root} aria-label="On this page">
      <ul className={list}>
        {sections.map(({ id, label }) => (
          <li key={id} className={entry}>
            <a
              href={`#${id}`}
              className={link({ variant: "nav" })}
              aria-current={id === current ? "location" : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
