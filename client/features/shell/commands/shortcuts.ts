export type Shortcut = { keys: readonly string[]; does: string };

type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[] };

/** Every shortcut of the app. `Mod` is the command key on Apple's keyboards and the control key on all others. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: "Everywhere",
    shortcuts: [
      { keys: ["Mod", "K"], does: "Go to a page, an avatar or an action" },
      { keys: ["?"], does: "Show this sheet" },
      { keys: ["F8"], does: "Go to the notification on screen" },
      { keys: ["Esc"], does: "Close a dialog, a menu or a notification" },
      { keys: ["Tab"], does: "First on a page: skip to its content" },
    ],
  },
  {
    title: "In lists, menus and tabs",
    shortcuts: [
      { keys: ["↑", "↓"], does: "Move through a list or a menu" },
      { keys: ["←", "→"], does: "Move between tabs" },
      { keys: ["Home", "End"], does: "First or last entry" },
      { keys: ["Enter"], does: "Open or choose" },
    ],
  },
];

export const isApple = (platform: string): boolean => /mac|iphone|ipad/i.test(platform);

export const keyLabel = (key: string, apple: boolean): string => (key === "Mod" ? (apple ? "⌘" : "Ctrl") : key);
