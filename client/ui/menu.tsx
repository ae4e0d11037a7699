import { cloneElement, type KeyboardEvent, type MouseEvent, useState } from "react";
import { askIfOutdated } from "../lib/outdated.ts";
import { patiently } from "../lib/patiently.ts";
import type { MenuBody, MenuProps } from "./menu-body.tsx";
import { notify } from "./notify.ts";

export type { MenuItem } from "./menu-body.tsx";

type Body = typeof MenuBody;

let loaded: Body | null = null;

const load = async (): Promise<Body> => {
  loaded ??= (await import("./menu-body.tsx")).MenuBody;
  return loaded;
};

const preload = (): void => void patiently(load);

/** Whoever pressed the button waits for the menu, so that a line that is cut is told, not waited for. */
const tellOfTrouble = (): void => {
  void askIfOutdated();
  notify({
    title: "The menu could not be opened",
    description: "Check your connection and try again.",
    variant: "destructive",
  });
};

const OPENING_KEYS: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp"]);

/** A menu button. What makes it a menu is fetched on the way to it, and takes the button over when it is pressed. */
export const Menu = (props: MenuProps) => {
  const [opened, setOpened] = useState<{ Body: Body; byKey: boolean } | null>(null);
  const open = (byKey: boolean) => void load().then((Body) => setOpened({ Body, byKey }), tellOfTrouble);
  if (opened !== null) return <opened.Body {...props} byKey={opened.byKey} />;
  return cloneElement(props.trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: ({ detail }: MouseEvent) => open(detail === 0),
    onKeyDown: (event: KeyboardEvent) => {
      if (!OPENING_KEYS.has(event.key)) return;
      event.preventDefault();
      open(true);
    },
  });
};
