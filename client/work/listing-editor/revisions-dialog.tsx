import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { ListingRevision } from "../../../events/wire/listing-revisions.ts";
import type { Optimization } from "../../../events/wire/optimizations.ts";
import { messageOf } from "../../api/api-problem.ts";
import { formatDateTime } from "../../lib/format-date.ts";
import { plural } from "../../result/format.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { DialogBody } from "../../ui/dialog-body.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useOpening } from "../../ui/use-opening.ts";
import { ComparedWords } from "./compared-words.tsx";
import { revisionName } from "./revision-name.ts";
import { revisionsQuery } from "./revisions-query.ts";
import { unlistedRevisions } from "./unlisted-revisions.ts";
import { useListingRevisions } from "./use-listing-revisions.ts";

const layout = css({
  display: "grid",
  gap: "5",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "15rem minmax(0, 1fr)" },
  alignItems: "start",
});
const choices = css({ display: "flex", flexDirection: "column", minWidth: "0" });
const unlistedNote = css({
  textStyle: "caption",
  color: "text.muted",
  paddingBlockStart: "3",
  paddingInline: "3",
  marginInline: "0.5",
  borderBlockStartWidth: "thin",
  borderBlockStartStyle: "solid",
  borderBlockStartColor: "border.subtle",
});
const list = css({
  display: "flex",
  flexDirection: "column",
  gap: "1",
  listStyle: "none",
  maxHeight: { base: "[14rem]", md: "[26rem]" },
  overflowY: "auto",
  padding: "0.5",
});
const choice = css({
  display: "flex",
  width: "full",
  minHeight: "touch",
  gap: "2",
  alignItems: "center",
  justifyContent: "space-between",
  paddingBlock: "2",
  paddingInline: "3",
  borderRadius: "sm",
  textAlign: "start",
  _hover: { backgroundColor: "bg.hover" },
  "&[aria-pressed=true]": { backgroundColor: "bg.active" },
  "& svg": { width: "4", height: "4", flexShrink: "0" },
});
const about = css({ display: "flex", flexDirection: "column" });
const name = css({ textStyle: "label" });
const detail = css({ textStyle: "caption", color: "text.muted" });
const comparison = css({ display: "flex", flexDirection: "column", gap: "4", minWidth: "0" });

type RevisionsDialogProps = { optimization: Optimization; open: boolean; onClose: () => void };

/** The earlier words of a listing, compared with the current ones and taken back. Give it a new key for each opening. */
export const RevisionsDialog = ({ optimization, open, onClose }: RevisionsDialogProps) => {
  const { isOpen: isMade } = useOpening();
  const { data, error, refetch } = useQuery(revisionsQuery(optimization.id, optimization.revision));
  const { chosen, refusal, isBusy, choose, restore } = useListingRevisions({ id: optimization.id, onClose });
  const revisions = data ?? [];
  const compared = revisions.find(({ revision }) => revision === chosen) ?? revisions[1];
  const isCurrent = compared === undefined || compared.revision === optimization.revision;
  return (
    <DialogBody
      open={open && isMade}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title="Revisions of this listing"
      description="Choose one to compare it with the current words. Restoring makes its words a new revision; nothing is lost."
      dismissible={!isBusy}
      footer={
        <Footer
          isBusy={isBusy}
          onClose={onClose}
          onRestore={isCurrent ? null : () => restore(compared, optimization.revision)}
        />
      }
    >
      {error !== null && (
        <ErrorPanel title="The revisions could not be loaded" onRetry={() => void refetch()}>
          {messageOf(error, "Please try again.")}
        </ErrorPanel>
      )}
      {data === undefined && error === null && <Skeleton shape="block" />}
      {compared !== undefined && (
        <div className={layout}>
          <Choices revisions={revisions} chosen={compared.revision} current={optimization.revision} onChoose={choose} />
          <section className={comparison} aria-label={`${revisionName(compared.revision)}, compared`}>
            {refusal !== null && (
              <Callout tone={refusal.kind === "outdated" ? "warning" : "danger"} role="alert">
                {refusal.message}
              </Callout>
            )}
            <ComparedWords
              current={optimization}
              other={compared.words}
              otherName={revisionName(compared.revision, "inText")}
            />
          </section>
        </div>
      )}
    </DialogBody>
  );
};

type FooterProps = {
  isBusy: boolean;
  onClose: () => void;
  /** null where the current words are chosen. */
  onRestore: (() => void) | null;
};

const Footer = ({ isBusy, onClose, onRestore }: FooterProps) => (
  <>
    <Button variant="outline" disabled={isBusy} onClick={onClose}>
      Close
    </Button>
    <Button loading={isBusy} disabled={onRestore === null} onClick={() => onRestore?.()}>
      Restore these words
    </Button>
  </>
);

type ChoicesProps = {
  revisions: readonly ListingRevision[];
  chosen: number;
  current: number;
  onChoose: (revision: number) => void;
};

const Choices = ({ revisions, chosen, current, onChoose }: ChoicesProps) => (
  <div className={choices}>
    <ul className={list} aria-label="Revisions, newest first">
      {revisions.map((each) => (
        <li key={each.revision}>
          <Choice
            revision={each}
            isChosen={each.revision === chosen}
            isCurrent={each.revision === current}
            onChoose={() => onChoose(each.revision)}
          />
        </li>
      ))}
    </ul>
    <Unlisted revisions={unlistedRevisions(revisions)} />
  </div>
);

const Unlisted = ({ revisions }: { revisions: number }) =>
  revisions === 0 ? null : (
    <p className={unlistedNote}>
      {plural(revisions, "earlier revision is", "earlier revisions are")} not listed here. They are in the data that you
      download under <TextLink to="/account">Manage Account</TextLink>.
    </p>
  );

type ChoiceProps = { revision: ListingRevision; isChosen: boolean; isCurrent: boolean; onChoose: () => void };

const Choice = ({ revision: { revision, at, restores }, isChosen, isCurrent, onChoose }: ChoiceProps) => (
  <button type="button" className={choice} aria-pressed={isChosen} onClick={onChoose}>
    <span className={about}>
      <span className={name}>
        {revisionName(revision)}
        {isCurrent && " (current)"}
      </span>
      <span className={detail}>
        <time dateTime={at}>{formatDateTime(at)}</time>
      </span>
      {restores !== null && <span className={detail}>Restores {revisionName(restores, "inText")}</span>}
    </span>
    {isChosen && <Check aria-hidden="true" />}
  </button>
);
