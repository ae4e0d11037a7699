import { Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { patiently } from "../../lib/patiently.ts";
import { Button } from "../../ui/button.tsx";
import { servedTheme, shownTheme, subscribeToTheme } from "./shown-theme.ts";

/** The machine is loaded on the way to the button, so that pages nobody re-colours do not pay for it. */
const loadActor = () => patiently(() => import("./theme-actor.ts"));

const preload = (): void => void loadActor();

const toggle = (): void => void loadActor().then(({ themeActor }) => themeActor.send({ type: "theme.toggled" }));

export const ThemeToggle = () => {
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme, servedTheme);
  const label = theme === "dark" ? "Switch to light theme" : "Switch to dark theme";
  return (
    <Button
      variant="ghost"
      size="sm"
      shape="icon"
      aria-label={label}
      title={label}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={toggle}
    >
      {theme === "dark" ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </Button>
  );
};
