import { Link } from "@tanstack/react-router";
import { primaryAction } from "../../session/primary-action.ts";
import { useSession } from "../../session/use-session.ts";
import { css, cx } from "../../styled-system/css/index.js";
import { LinkButton } from "../../ui/link-button.tsx";
import { pageWidth } from "../../ui/page-width.ts";
import { AccountSlot } from "./account-slot.tsx";
import { Logo } from "./logo.tsx";

const header = css({
  position: "sticky",
  insetBlockStart: "0",
  zIndex: "header",
  backgroundColor: "bg.canvas",
  borderBlockEndWidth: "thin",
  borderBlockEndStyle: "solid",
  borderBlockEndColor: "border.subtle",
});
const row = css({ display: "flex", alignItems: "center", gap: { base: "2", sm: "4" }, minHeight: "16" });
/** On a phone the longest of its texts just fits into one line. */
const action = css({
  flexShrink: "1",
  minWidth: "0",
  paddingInline: { base: "2", sm: "3" },
  fontSize: { base: "xs", sm: "sm" },
  textWrap: "balance",
});
const home = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: { _touch: "touch" },
  borderRadius: "sm",
  marginInlineEnd: "auto",
});

export const Header = () => {
  const session = useSession();
  const { label, isExhausted, ...destination } = primaryAction(session);
  return (
    <header className={header}>
      <div className={cx(pageWidth, row)}>
        <Link to="/" className={home} aria-label="Listwright, home">
          <Logo wordmark="wide" />
        </Link>
        {session.isLoading ? null : (
          <LinkButton
            size="sm"
            className={action}
            variant={isExhausted ? "outline" : "solid"}
            aria-disabled={isExhausted}
            {...destination}
          >
            {label}
          </LinkButton>
        )}
        <AccountSlot session={session} />
      </div>
    </header>
  );
};
