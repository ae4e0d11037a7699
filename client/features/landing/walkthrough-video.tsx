import { css } from "../../styled-system/css/index.js";

const frame = css({ width: "full", aspectRatio: "video", borderRadius: "md", backgroundColor: "bg.sunken" });

export const WalkthroughVideo = ({ url }: { url: string }) => (
  <iframe
    className={frame}
    src={url}
    title="Listwright walkthrough, 4 minutes"
    allow="fullscreen; picture-in-picture"
    referrerPolicy="strict-origin-when-cross-origin"
    sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
  />
);
