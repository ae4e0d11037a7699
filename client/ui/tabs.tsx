import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { tabs } from "../styled-system/recipes/index.js";

type Tab = { value: string; label: ReactNode; content: ReactNode; disabled?: boolean };

type TabsProps = { label: string; value: string; onValueChange: (value: string) => void; tabs: readonly Tab[] };

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Panels of which one is shown. Arrows move between the tabs; a panel stays once it was shown. */
export const Tabs = ({ label, value, onValueChange, tabs: items }: TabsProps) => {
  const styles = tabs();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([value]));
  if (!visited.has(value)) setVisited(new Set([...visited, value]));

  const move = (event: KeyboardEvent) => {
    const open = items.filter(({ disabled }) => disabled !== true);
    const at = open.findIndex((item) => item.value === value);
    const next = open[STEPS[event.key]?.(at, open.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onValueChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
  };

  return (
    <div className={styles.root}>
      <div ref={list} role="tablist" aria-label={label} aria-orientation="horizontal" className={styles.list}>
        {items.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}tab-${tab.value}`}
            aria-controls={`${id}panel-${tab.value}`}
            aria-selected={tab.value === value}
            data-selected={tab.value === value ? "" : undefined}
            data-value={tab.value}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.disabled === true}
            className={styles.trigger}
            onClick={() => onValueChange(tab.value)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {items.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}panel-${tab.value}`}
          aria-labelledby={`${id}tab-${tab.value}`}
          tabIndex={0}
          hidden={tab.value !== value}
          className={styles.content}
        >
          {visited.has(tab.value) ? tab.content : null}
        </div>
      ))}
    </div>
  );
};
