import { describe, expect, test } from "bun:test";
import { listingRevisionsMachine as machine } from "../../../../machines/listing-editor/listing-revisions.machine.ts";
import { done, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { NO_ANSWER, refusal } from "../../../support/refusals.ts";

const words = { optimizedTitles: ["Bag"], itemHighlights: "", bulletsA: [], bulletsB: [], searchTerms: "tote" };
const restore = { type: "restore.requested", revision: { revision: 1, words }, basedOn: 4 };

describe("listing revisions", () => {
  test("one is chosen to compare", () => {
    expect(steps(machine, [{ type: "revision.chosen", revision: 2 }]).snapshot.context.chosen).toBe(2);
  });

  test("its words are restored on top of the current ones", () => {
    const { started } = steps(machine, [restore]);
    expect(started).toEqual([{ src: "saveRevision", input: { basedOn: 4, words, restores: 1 } }]);
    const optimization = { revision: 5 };
    const { emitted } = steps(machine, [restore, done("listingRevisions.restoring", optimization)]);
    expect(emitted).toEqual([{ type: "restored", optimization, from: 1 }]);
  });

  test.each([
    ["a cut line", NO_ANSWER, "other", "We cannot reach the server. Check your connection and try again.", []],
    [
      "a revision made elsewhere meanwhile",
      refusal("CONFLICT"),
      "outdated",
      "The listing was revised elsewhere in the meantime, so nothing was restored. Compare again first.",
      [{ type: "outdated" }],
    ],
  ] as const)("%s restores nothing and says so", (_, error, kind, message, told) => {
    const { snapshot, emitted } = steps(machine, [restore, failed("listingRevisions.restoring", error)]);
    expect(snapshot.value).toBe("comparing");
    expect(snapshot.context).toEqual({ chosen: 1, refusal: { kind, message } });
    expect(emitted).toEqual([...told]);
  });
});

test("every state can be reached", () => {
  const events = [restore, done("listingRevisions.restoring", { revision: 5 })];
  expect(reachableStates(machine, events)).toEqual(Object.keys(machine.config.states ?? {}).toSorted());
});
