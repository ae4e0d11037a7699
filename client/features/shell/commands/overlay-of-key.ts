import type { Overlay } from "./asked-overlay.ts";

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "defaultPrevented">;

/** What a pressed key asks for. A "?" typed into a field is a question mark and nothing else. */
export const overlayOfKey = (
  { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: Key,
  isTyping: boolean,
): Overlay | null => {
  if (isComposing || defaultPrevented || altKey) return null;
  if (key.toLowerCase() === "k" && ctrlKey !== metaKey) return "commands";
  return key === "?" && !ctrlKey && !metaKey && !isTyping ? "shortcuts" : null;
};
