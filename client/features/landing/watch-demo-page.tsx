import { useQuery } from "@tanstack/react-query";
import { TRY_DEMO } from "../../session/primary-action.ts";
import { siteConfigQuery, videoUrlOf } from "../../site/site-config-query.ts";
import { css, cx } from "../../styled-system/css/index.js";
import { LinkButton } from "../../ui/link-button.tsx";
import { pageWidth } from "../../ui/page-width.ts";
import { EvidenceFigure } from "./evidence-figure.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { WalkthroughVideo } from "./walkthrough-video.tsx";

const root = css({
  display: "flex",
  flexDirection: "column",
  gap: "6",
  alignItems: "stretch",
  paddingBlock: { base: "8", md: "12" },
});
const words = css({ display: "flex", flexDirection: "column", gap: "2" });
const title = css({ textStyle: "title" });
const lead = css({ textStyle: "lead", color: "text.muted", maxWidth: "prose" });

export const WatchDemoPage = () => {
  const { data: site } = useQuery(siteConfigQuery());
  return (
    <>
      <div className={cx(pageWidth, root)}>
        <header className={words}>
          <h1 className={title}>How Listwright works</h1>
          <p className={lead}>The whole way from pasted reviews to a finished listing, in 4 minutes.</p>
        </header>
        <WalkthroughVideo url={site === undefined ? null : videoUrlOf(site)} />
        <EvidenceFigure />
        <div>
          <LinkButton to="/demo" size="lg">
            {TRY_DEMO}
          </LinkButton>
        </div>
      </div>
      <HowItWorks />
    </>
  );
};
