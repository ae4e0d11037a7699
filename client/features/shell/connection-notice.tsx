import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { isOutdated, onOutdated } from "../../lib/outdated.ts";
import { useIsTakenOver } from "../../lib/use-is-taken-over.ts";
import { css, cx } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";

const BACK_SHOWN_MS = 4_000;

const notice = css({
  position: "fixed",
  insetBlockEnd: "4",
  insetInlineStart: "4",
  zIndex: "toast",
  maxWidth: "[calc(100vw - 2rem)]",
  paddingInline: "4",
  paddingBlock: "2.5",
  borderRadius: "lg",
  borderWidth: "thin",
  borderStyle: "solid",
  boxShadow: "overlay",
  textStyle: "small",
  "&:empty": { srOnly: true },
});
const lost = css({ color: "warning.text", backgroundColor: "warning.subtle", borderColor: "warning.solid" });
const regained = css({ color: "success.text", backgroundColor: "success.subtle", borderColor: "success.solid" });

const update = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" });

type Connection = "fine" | "lost" | "regained";

const WORDS: Readonly<Record<Connection, string>> = {
  fine: "",
  lost: "You are offline. What you type is kept.",
  regained: "Back online.",
};

const useConnection = (): Connection => {
  const [connection, setConnection] = useState<Connection>(navigator.onLine ? "fine" : "lost");
  useEffect(() => {
    const lose = () => setConnection("lost");
    const regain = () => setConnection("regained");
    window.addEventListener("offline", lose);
    window.addEventListener("online", regain);
    return () => {
      window.removeEventListener("offline", lose);
      window.removeEventListener("online", regain);
    };
  }, []);
  useEffect(() => {
    if (connection !== "regained") return;
    const timer = setTimeout(() => setConnection("fine"), BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [connection]);
  return connection;
};

/**
 * Says when the connection is lost, as long as it is, and for a moment when it is back; and that the page has to be loaded
 * anew, once parts of it are gone with the build they belonged to. Over dialogs too, hence the portal.
 */
export const ConnectionNotice = () => (useIsTakenOver() ? <Notice /> : null);

const Notice = () => {
  const connection = useConnection();
  const outdated = useSyncExternalStore(onOutdated, isOutdated) && connection !== "lost";
  return createPortal(
    <div role="status" aria-live="polite" className={cx(notice, connection === "lost" || outdated ? lost : regained)}>
      {outdated ? <Outdated /> : WORDS[connection]}
    </div>,
    document.body,
  );
};

const Outdated = () => (
  <div className={update}>
    <p>Listwright was updated. Some parts of this page open only after it is reloaded.</p>
    <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
      Reload
    </Button>
  </div>
);
