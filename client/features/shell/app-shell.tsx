import { Outlet } from "@tanstack/react-router";
import { css } from "../../styled-system/css/index.js";
import { ToasterMount } from "../../ui/toaster-mount.tsx";
import { OverlayHost } from "./commands/overlay-host.tsx";
import { ConnectionNotice } from "./connection-notice.tsx";
import { ConsentBanner } from "./consent-banner.tsx";
import { DeletionBanner } from "./deletion-banner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MAIN_ID, PageAnnouncer } from "./page-announcer.tsx";
import { PageCounter } from "./page-counter.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";

const frame = css({ display: "flex", flexDirection: "column", minHeight: "screen" });
/** The footer begins below the window, so that nobody sees it pushed away by what arrives above it. */
const main = css({
  flexGrow: "1",
  minWidth: "0",
  minHeight: "[calc(100dvh - 6.25rem)]",
  outline: "[none]",
  _print: { minHeight: "0" },
});

export const AppShell = () => (
  <div className={frame}>
    <SkipLink />
    <PageAnnouncer />
    <TopBar />
    <Header />
    <DeletionBanner />
    <main id={MAIN_ID} tabIndex={-1} className={main}>
      <Outlet />
    </main>
    <Footer />
    <ConsentBanner />
    <PageCounter />
    <ConnectionNotice />
    <OverlayHost />
    <ToasterMount />
  </div>
);
