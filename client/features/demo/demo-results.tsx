import { useEffect, useRef } from "react";
import type { DemoResult } from "../../../events/wire/work.ts";
import type { DemoEvent } from "../../../machines/demo/demo.events.ts";
import { type ExportFormat, ExportMenu } from "../../result/export-menu.tsx";
import { includeOf } from "../../result/rerun.ts";
import { ResultView } from "../../result/result-view.tsx";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";

const root = css({ display: "flex", flexDirection: "column", gap: "4", outline: "[none]" });
const over = css({ textStyle: "label", color: "text.subtle" });

const exportAddress = (id: string, format: ExportFormat): string =>
  `/api/demo/export?${new URLSearchParams({ id, format })}`;

type DemoResultsProps = { result: DemoResult; include: readonly string[]; send: (event: DemoEvent) => void };

export const DemoResults = ({ result, include, send }: DemoResultsProps) => {
  const openUpgrade = () => send({ type: "upgrade.opened" });
  const rootRef = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    rootRef.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={rootRef} tabIndex={-1} aria-label="Your demo result" className={root}>
      <p className={over}>Free demo, step 2 of 2</p>
      <ResultView
        result={result}
        actions={
          <>
            <ExportMenu onExport={(format) => window.location.assign(exportAddress(result.id, format))} />
            <Button variant="outline" onClick={() => send({ type: "another.requested" })}>
              Try Another
            </Button>
            <Button onClick={openUpgrade}>SAVE AVATAR (PRO/AGENCY)</Button>
          </>
        }
        notice={
          <Callout tone="info">
            Demo results are not saved to an account. This one stays in this tab; copy what you need, or upgrade to take
            the avatar along.
          </Callout>
        }
        rerun={{
          note:
            result.usage.remaining === 0
              ? "Your free optimization is used. On Pro and Agency you run the same text again, at no extra ASIN."
              : "The same text, read again with what you chose. This uses another demo optimization.",
          busy: false,
          onRerun: (ids) => send({ type: "rerun.requested", include: includeOf(include, ids) }),
        }}
        regenerate={
          <Callout
            title="Keywords that must be in?"
            actions={
              <Button size="sm" variant="outline" onClick={openUpgrade}>
                See plans
              </Button>
            }
          >
            On Pro and Agency you name them and have the listing written again, at no extra ASIN.
          </Callout>
        }
      />
    </section>
  );
};
