import { css } from "../../styled-system/css/index.js";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { Change } from "./moment-changes.ts";
import { PANEL_TITLES } from "./moment-view.ts";

const list = css({ display: "flex", flexDirection: "column", gap: "1.5", listStyle: "none", textStyle: "small" });
const row = css({ display: "flex", flexWrap: "wrap", columnGap: "2", alignItems: "baseline" });
const label = css({ color: "text.muted" });
const old = css({ color: "text.muted", textDecoration: "none" });
const present = css({ color: "success.text", fontWeight: "semibold", textDecoration: "none" });
const none = css({ textStyle: "small", color: "text.muted" });

/** Each value that was one thing before an event and another after it. */
export const ChangeList = ({ changes }: { changes: readonly Change[] }) =>
  changes.length === 0 ? (
    <p className={none}>Nothing that the panels show.</p>
  ) : (
    <ul className={list}>
      {changes.map(({ panel, key, label: name, before, after }) => (
        <li key={`${panel} ${key}`} className={row}>
          <span className={label}>
            {PANEL_TITLES[panel]}, {name}:
          </span>
          {before !== null && (
            <>
              <del className={old}>
                <VisuallyHidden>before </VisuallyHidden>
                {before}
              </del>
              <span aria-hidden="true">→</span>
            </>
          )}
          {after === null ? (
            <span className={present}>gone</span>
          ) : (
            <ins className={present}>
              <VisuallyHidden>now </VisuallyHidden>
              {after}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
