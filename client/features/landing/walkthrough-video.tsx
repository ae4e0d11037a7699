import { css } from "../../styled-system/css/index.js";

const FILM = "/walkthrough/walkthrough.webm";
const POSTER = "/walkthrough/poster.webp";
const CAPTIONS = "/walkthrough/captions.en.vtt";

const frame = css({ width: "full", aspectRatio: "video", borderRadius: "md", backgroundColor: "bg.sunken" });

/** The operator's video in a frame, or the film of this product with its captions. */
export const WalkthroughVideo = ({ url }: { url: string | null }) =>
  url === null ? (
    <video className={frame} controls preload="none" poster={POSTER} aria-label="Listwright walkthrough, 4 minutes">
      <source src={FILM} type="video/webm" />
      <track kind="captions" src={CAPTIONS} srcLang="en" label="English" default />
      Your browser cannot play this film. The steps are described below it.
    </video>
  ) : (
    <iframe
      className={frame}
      src={url}
      title="Listwright walkthrough, 4 minutes"
      allow="fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    />
  );
