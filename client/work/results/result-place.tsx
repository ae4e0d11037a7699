import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Check, ChevronDown } from "lucide-react";
import type { Optimization } from "../../../events/wire/optimizations.ts";
import { formatDate, formatDateTime } from "../../lib/format-date.ts";
import { css, cx } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { reach } from "../../ui/reach.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { versionsQuery } from "./result-queries.ts";

/** As high as a button, so that nothing below moves when the versions come. */
const root = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "4",
  minHeight: { base: "controlSm", _touch: "touch" },
  textStyle: "small",
  color: "text.muted",
});
/** A quiet button's words line up with the line they stand in. */
const versions = css({ marginInlineStart: "[-0.75rem]", _print: { display: "none" } });
/** One line holds no more where the page is narrow; the menu names the day of each version. */
const besideVersions = css({ display: { base: "none", sm: "inline", _print: "inline" } });
const unchosen = css({ visibility: "hidden" });
const back = css({
  display: { base: "inline-flex", _print: "none" },
  alignItems: "center",
  gap: "1.5",
  "& svg": { width: "4", height: "4" },
});

type ResultPlaceProps = {
  optimization: Pick<Optimization, "id" | "asinId" | "createdAt">;
  onOpen: (optimizationId: string) => void;
};

/** Where a result stands among the others: the way to all of them, its date, and the other versions of its product. */
export const ResultPlace = ({ optimization: { id, asinId, createdAt }, onOpen }: ResultPlaceProps) => {
  const { data: all = [] } = useQuery({ ...versionsQuery(asinId), enabled: asinId !== "" });
  const current = all.find((version) => version.id === id && version.versions > 1);
  return (
    <div className={root}>
      <TextLink variant="quiet" className={cx(back, reach)} to="/optimization" search={{ tab: "results" }}>
        <ArrowLeft aria-hidden="true" />
        All results
      </TextLink>
      <time dateTime={createdAt} className={current === undefined ? undefined : besideVersions}>
        {formatDate(createdAt)}
      </time>
      {current !== undefined && (
        <Menu
          label="Versions"
          trigger={
            <Button variant="ghost" size="sm" className={versions}>
              Version {current.version} of {current.versions}
              <ChevronDown aria-hidden="true" />
            </Button>
          }
          items={all.map((version) => ({
            value: version.id,
            label: `Version ${version.version}, ${formatDateTime(version.createdAt)}`,
            icon: <Check aria-hidden="true" className={version.id === id ? undefined : unchosen} />,
          }))}
          onSelect={onOpen}
        />
      )}
    </div>
  );
};
