import { isDemoExhausted } from "../../session/primary-action.ts";
import type { KnownSession } from "../../session/use-session.ts";
import { css, cx } from "../../styled-system/css/index.js";
import { Callout } from "../../ui/callout.tsx";
import { pageWidth } from "../../ui/page-width.ts";
import { DemoStarter } from "./demo-starter.tsx";
import { WelcomeBack } from "./welcome-back.tsx";
import { WelcomeSkeleton } from "./welcome-skeleton.tsx";

const grid = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1.1fr) minmax(0, 1fr)" },
  gap: { base: "10", lg: "16" },
  alignItems: "center",
  paddingBlock: { base: "10", md: "16", lg: "20" },
});
const words = css({ display: "flex", flexDirection: "column", gap: "6", alignItems: "flex-start" });
const title = css({ textStyle: "display" });
const marked = css({
  position: "relative",
  zIndex: "base",
  whiteSpace: "nowrap",
  color: "mark.on",
  _before: {
    content: '""',
    position: "absolute",
    inset: "[-0.03em -0.09em 0.03em -0.06em]",
    zIndex: "below",
    borderRadius: "[0.08em 0.22em 0.1em 0.18em]",
    backgroundColor: "mark.bg",
    transform: "rotate(-1deg)",
  },
});
const lead = css({ textStyle: "lead", color: "text.muted", maxWidth: "prose" });
const row = css({ display: "flex", flexWrap: "wrap", gap: "3", alignItems: "center" });

type HeroProps = { session: KnownSession; walkthrough: React.ReactNode };

export const Hero = ({ session, walkthrough }: HeroProps) => {
  return (
    <section className={cx(pageWidth, grid)} aria-labelledby="hero-title">
      <div className={words}>
        <h1 id="hero-title" className={title}>
          Turn <span className={marked}>Reviews</span> into Revenue
        </h1>
        <p className={lead}>
          Listwright reads what your customers wrote and turns it into a buyer persona and a listing. Every line shows
          the words it came from.
        </p>
        {isDemoExhausted(session) ? (
          <Callout tone="warning" role="status" title="Free limit reached. Upgrade to continue." />
        ) : null}
        <div className={row}>{walkthrough}</div>
      </div>
      <Start session={session} />
    </section>
  );
};

/** Nothing is offered before it is known who is there. */
const Start = ({ session }: { session: KnownSession }) => {
  if (session.isLoading) return <WelcomeSkeleton />;
  return session.authenticated ? <WelcomeBack session={session} /> : <DemoStarter />;
};
