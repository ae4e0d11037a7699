import { primaryAction } from "../../session/primary-action.ts";
import type { KnownSession } from "../../session/use-session.ts";
import { css, cx } from "../../styled-system/css/index.js";
import { LinkButton } from "../../ui/link-button.tsx";
import { pageWidth } from "../../ui/page-width.ts";

const root = css({
  display: "flex",
  flexDirection: { base: "column", md: "row" },
  alignItems: { base: "flex-start", md: "center" },
  justifyContent: "space-between",
  gap: "8",
  paddingBlock: { base: "12", md: "20" },
});
const title = css({
  textStyle: "display",
  fontSize: { base: "3xl", md: "4xl" },
  lineHeight: "tight",
  maxWidth: "content",
});

export const FinalCall = ({ session }: { session: KnownSession }) => {
  const { label, isExhausted, ...destination } = primaryAction(session);
  return (
    <section className={cx(pageWidth, root)} aria-labelledby="final-call">
      <h2 id="final-call" className={title}>
        The words that sell it are already in your reviews.
      </h2>
      {session.isLoading ? null : (
        <LinkButton size="lg" variant={isExhausted ? "outline" : "solid"} aria-disabled={isExhausted} {...destination}>
          {label}
        </LinkButton>
      )}
    </section>
  );
};
