import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { parseChoice } from "../../../machines/theme/theme.ts";
import { patiently } from "../../lib/patiently.ts";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { chosenTheme, servedTheme, shownTheme, subscribeToTheme } from "./shown-theme.ts";

const ITEMS = [
  { value: "light", label: "Light", icon: <Sun aria-hidden="true" /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden="true" /> },
  { value: "system", label: "System", icon: <Monitor aria-hidden="true" /> },
] as const;

/** The machine is loaded when somebody chooses, so that pages nobody re-colours do not pay for it. */
const choose = (value: string): void =>
  void patiently(() => import("./theme-actor.ts")).then(({ themeActor }) =>
    themeActor.send({ type: "theme.chosen", choice: parseChoice(value) }),
  );

/** Light, dark, or as the visitor's system has it. */
export const ThemeMenu = () => {
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme, servedTheme);
  const choice = useSyncExternalStore(subscribeToTheme, chosenTheme, servedTheme);
  return (
    <Menu
      label="Theme"
      chosen={choice}
      items={ITEMS}
      onSelect={choose}
      trigger={
        <Button variant="ghost" size="sm" shape="icon" aria-label="Theme" title="Theme">
          {theme === "dark" ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
        </Button>
      }
    />
  );
};
