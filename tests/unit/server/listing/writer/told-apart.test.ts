import { expect, test } from "bun:test";
import { nameHeaders } from "../../../../../server/listing/writer/named-headers.ts";
import { toldApart } from "../../../../../server/listing/writer/told-apart.ts";

const bullet = (text: string) => ({ text, spans: [] });
const anything = (): boolean => true;

test.each([
  ["Frame: steel legs; oak top", "Frame: oak top; steel legs"],
  [
    "No Tools: snaps together in minutes, no tools or glue needed",
    "No Tools or Glue Needed: snaps together in minutes",
  ],
  ["Lid: opens with one hand", "Lid: opens with one hand"],
])("beside the same bullet of the other set, %p is %p", (text, other) => {
  expect(toldApart([bullet(text)], [bullet(text)], anything)[0]?.text).toBe(other);
});

test.each([
  ["Key Features: steel pole with hook; 4 ft canopy", "Steel Pole and Canopy: steel pole with hook; 4 ft canopy"],
  [
    "Key Features: two brass hooks, one on the door and one on the frame",
    "Brass Hooks: two brass hooks, one on the door and one on the frame",
  ],
  ["Main Features: tray is scratch resistant", "Tray: scratch resistant"],
  ["Key Features: requires two AA batteries", "About the Lamp: requires two AA batteries"],
  ["Care and Cleaning: wipe with a cloth", "Care and Cleaning: wipe with a cloth"],
])("%p is headed as %p", (text, named) => {
  expect(nameHeaders([bullet(text)], "lamp", false, anything)[0]?.text).toBe(named);
});

test("no header of the other set names a bullet again", () => {
  const given = bullet("Key Features: steel pole with hook");
  const [first] = nameHeaders([given], "lamp", false, anything);
  expect(nameHeaders([given], "lamp", true, anything, first === undefined ? [] : [first])[0]?.text).toBe(
    "More About the Lamp: steel pole with hook",
  );
});
