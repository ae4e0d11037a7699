import type { TimeTravelEvent } from "../../../machines/support/time-travel.machine.ts";

type Key = Pick<
  KeyboardEvent,
  "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "defaultPrevented"
>;

const FAR = 10;

/** What a key asks of time travel; null where it means something else. */
export const travelOfKey = ({ key, shiftKey, ...modifiers }: Key): TimeTravelEvent | null => {
  const { ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = modifiers;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return null;
  const far = shiftKey ? FAR : 1;
  switch (key) {
    case " ":
      return shiftKey ? null : { type: "play.toggled" };
    case "ArrowLeft":
      return { type: "stepped", by: -far };
    case "ArrowRight":
      return { type: "stepped", by: far };
    case "Home":
      return { type: "moved", to: 1 };
    case "End":
      return { type: "moved", to: null };
    default:
      return null;
  }
};

const OWN_KEYS =
  "input:not([type=range]), textarea, select, [contenteditable], [role=tab], [role=menu], [role=dialog], [role=alertdialog]";
const PRESSABLE = "button, a, summary, [role=button]";

/** Whether the focused element has a use of its own for the key. */
export const isKeyTaken = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element)) return false;
  return target.closest(OWN_KEYS) !== null || (key === " " && target.closest(PRESSABLE) !== null);
};
