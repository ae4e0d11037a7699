import { LIMITS } from "../../../events/limits.ts";
import { formatDate } from "../../lib/format-date.ts";
import { useAccountDeletion } from "../../session/use-account-deletion.ts";
import { useSession } from "../../session/use-session.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

const FORM = "delete-account";
const form = css({ display: "flex", flexDirection: "column", gap: "4" });
const list = css({ display: "flex", flexDirection: "column", gap: "2", paddingInlineStart: "5", listStyle: "disc" });

/** The way out: two weeks to change one's mind, then nothing is left. */
export const DeletionCard = () => {
  const { deletionAt } = useSession();
  return <Deletion key={deletionAt ?? "none"} />;
};

const Deletion = () => {
  const { deletionAt } = useSession();
  const { snapshot, send } = useAccountDeletion();
  return (
    <Card
      title="Delete account"
      footer={
        deletionAt === undefined ? (
          <Button variant="outline" onClick={() => send({ type: "deletion.asked" })}>
            Delete my account
          </Button>
        ) : (
          <Button loading={snapshot.hasTag("busy")} onClick={() => send({ type: "keep.requested" })}>
            Keep my account
          </Button>
        )
      }
    >
      {deletionAt === undefined ? (
        <p>
          Your account is erased {LIMITS.deletionGraceDays} days after you ask for it, with everything in it. Until then
          you can take it back. Download your data first if you want to keep it.
        </p>
      ) : (
        <p>
          Your account will be deleted on {formatDate(deletionAt)}. Until then you can use everything as before, nothing
          more is charged, and one click keeps it.
        </p>
      )}
      <ConfirmDialog snapshot={snapshot} send={send} />
    </Card>
  );
};

const ConfirmDialog = ({ snapshot, send }: ReturnType<typeof useAccountDeletion>) => {
  const isRequesting = snapshot.matches("requesting");
  const { password, passwordError } = snapshot.context;
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open={snapshot.matches("confirming") || isRequesting}
      dismissible={!isRequesting}
      onOpenChange={(isOpen) => {
        if (!isOpen) send({ type: "dismissed" });
      }}
      title="Delete your account?"
      footer={
        <>
          <Button variant="outline" disabled={isRequesting} onClick={() => send({ type: "dismissed" })}>
            Keep it
          </Button>
          <Button variant="danger" type="submit" form={FORM} loading={isRequesting}>
            Delete my account
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: "confirmed" });
        }}
      >
        <ul className={list}>
          <li>In {LIMITS.deletionGraceDays} days your avatars, products, reviews and results are erased for good.</li>
          <li>A running subscription is canceled now and not charged again.</li>
          <li>Your other devices are signed out.</li>
        </ul>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          value={password}
          error={passwordError ?? undefined}
          onChange={(event) => send({ type: "password.typed", password: event.target.value })}
        />
      </form>
    </Dialog>
  );
};
