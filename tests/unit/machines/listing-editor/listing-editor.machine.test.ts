import { describe, expect, test } from "bun:test";
import { createActor, fromPromise, waitFor } from "xstate";
import type { Finding, KeywordCoverage } from "../../../../events/result/listing.ts";
import type { ListingCheck, ListingCheckForm } from "../../../../events/wire/listing-revisions.ts";
import { listingEditorMachine as machine } from "../../../../machines/listing-editor/listing-editor.machine.ts";
import type { KeptWords, Words } from "../../../../machines/listing-editor/listing-editor.words.ts";
import { type AnyEvent, done, elapsed, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { NO_ANSWER, refusal } from "../../../support/refusals.ts";

const COVERAGE: KeywordCoverage = { keywords: [], wordCoverage: 0.5, phraseCoverage: 0.25 };
const BETTER: KeywordCoverage = { ...COVERAGE, wordCoverage: 1 };

const words = {
  optimizedTitles: ["Travel bag", "Weekend bag"],
  itemHighlights: "great size",
  bulletsA: ["Holds a weekend"],
  bulletsB: [] as string[],
  searchTerms: "tote",
} satisfies Words;

const finding = (field: string, fix: string | null = null): Finding => ({
  ruleId: "T1",
  severity: "error",
  field,
  words: "bag",
  message: "Not here",
  source: "S",
  status: "verified",
  fix,
});

const listing = { ...words, revision: 2, keywordCoverage: COVERAGE, compliance: { profile: "p", findings: [] } };
const input = { listing };
const latest = { ...listing, revision: 3, optimizedTitles: ["Their bag"], keywordCoverage: BETTER };

const typed = (field: string, value: string): AnyEvent => ({ type: "text.changed", field, value });
const title = typed("optimizedTitles.0", "Travel tote");
const save: AnyEvent = { type: "save.requested" };
const rest = elapsed("listingEditor.check.waiting", "checkAfter");
const checked = (check: Partial<ListingCheck>) =>
  done("listingEditor.check.checking", { findings: [], keywordCoverage: COVERAGE, ...check });
const saved = done("listingEditor.work.saving", { ...latest, optimizedTitles: ["Travel tote", "Weekend bag"] });
const refused = (error: unknown) => failed("listingEditor.work.saving", error);

const after = (events: readonly AnyEvent[], given: Parameters<typeof steps<typeof machine>>[2] = input) =>
  steps(machine, events, given);

type Asked = {
  title: string;
  signal: AbortSignal;
  answer: (check: ListingCheck) => void;
  answered: Promise<ListingCheck>;
};

describe("listing editor: typing", () => {
  test("changes the field it is about, on one line", () => {
    const { draft } = after([typed("bulletsA.0", "Holds\na weekend")]).snapshot.context;
    expect(draft).toEqual({ ...words, bulletsA: ["Holds a weekend"] });
  });

  test("is kept on this device after a pause; the same words again are not", () => {
    const pause = elapsed("listingEditor.memory.waiting", 400);
    const kept = after([title, pause]).started;
    expect(kept).toEqual([{ src: "keepDraft", input: expect.objectContaining({ saved: words }) }]);
    expect(after([title, typed("optimizedTitles.0", "Travel bag "), pause]).started).toEqual([
      { src: "keepDraft", input: null },
    ]);
  });

  test("adds lines, twenty at most, removes them and takes them back", () => {
    const add: AnyEvent = { type: "line.added", list: "bulletsB" };
    expect(after(Array.from({ length: 25 }, () => add)).snapshot.context.draft.bulletsB).toHaveLength(20);
    const remove: AnyEvent = { type: "line.removed", list: "optimizedTitles", index: 0 };
    expect(after([remove]).snapshot.context.draft.optimizedTitles).toEqual(["Weekend bag"]);
    const back: AnyEvent = { type: "line.returned", list: "optimizedTitles", index: 0, text: "Travel bag" };
    expect(after([remove, back]).snapshot.context.draft).toEqual(words);
  });
});

describe("listing editor: the check", () => {
  test("asks once after a pause, with what would be saved", () => {
    const { started, snapshot } = after([title, typed("bulletsA.0", " "), rest]);
    expect(snapshot.value.check).toBe("checking");
    expect(started).toEqual([
      {
        src: "checkWords",
        input: { words: { ...words, optimizedTitles: ["Travel tote", "Weekend bag"], bulletsA: [] } },
      },
    ]);
  });

  test("names the fields where they stand, though empty ones were not sent", () => {
    const { checked: told } = after([
      typed("optimizedTitles.0", ""),
      rest,
      checked({ findings: [finding("optimizedTitles.0")] }),
    ]).snapshot.context;
    expect(told.findings.map(({ field }) => field)).toEqual(["optimizedTitles.1"]);
  });

  test("moves what it found along when a line is removed", () => {
    const { findings } = after([
      title,
      rest,
      checked({ findings: [finding("optimizedTitles.0"), finding("optimizedTitles.1"), finding("bulletsA.0")] }),
      { type: "line.removed", list: "optimizedTitles", index: 0 },
    ]).snapshot.context.checked;
    expect(findings.map(({ field }) => field)).toEqual(["optimizedTitles.0", "bulletsA.0"]);
  });

  test("that fails keeps the last answer, says so, and is tried again by itself", () => {
    const error = failed("listingEditor.check.checking", NO_ANSWER);
    const { snapshot } = after([title, rest, checked({ keywordCoverage: BETTER }), title, rest, error]);
    expect(snapshot.context).toMatchObject({ isResting: true, checked: { keywordCoverage: BETTER } });
    const again = elapsed("listingEditor.check.resting", "retryAfter");
    const retried = after([title, rest, error, again, checked({})]);
    expect(retried.snapshot.context.isResting).toBe(false);
  });

  test("is given up when other words are typed, so that its answer never replaces a later one", async () => {
    const asked: Asked[] = [];
    const actor = createActor(
      machine.provide({
        delays: { checkAfter: 0 },
        actors: {
          keepDraft: fromPromise<void, KeptWords | null>(async () => {}),
          checkWords: fromPromise<ListingCheck, ListingCheckForm>(({ input: { words: sent }, signal }) => {
            const { promise, resolve } = Promise.withResolvers<ListingCheck>();
            asked.push({ title: sent.optimizedTitles[0] ?? "", signal, answer: resolve, answered: promise });
            return promise;
          }),
        },
      }),
      { input },
    ).start();
    const type = async (value: string) => {
      actor.send({ type: "text.changed", field: "optimizedTitles.0", value });
      await waitFor(actor, () => asked.at(-1)?.title === value);
    };
    await type("First");
    await type("Second");
    expect(asked.map(({ title: sent, signal }) => [sent, signal.aborted])).toEqual([
      ["First", true],
      ["Second", false],
    ]);
    asked[1]?.answer({ findings: [], keywordCoverage: BETTER });
    await waitFor(actor, ({ context }) => context.checked.keywordCoverage === BETTER);
    const late: ListingCheck = { findings: [finding("optimizedTitles.0")], keywordCoverage: COVERAGE };
    asked[0]?.answer(late);
    await asked[0]?.answered;
    expect(actor.getSnapshot().context.checked).toMatchObject({ findings: [], keywordCoverage: BETTER });
    actor.stop();
  });

  test("offers a fix only for the text it was made for", () => {
    const found = [title, rest, checked({ findings: [finding("optimizedTitles.0", "Tote")] })];
    const fix: AnyEvent = { type: "fix.applied", field: "optimizedTitles.0", fix: "Tote" };
    expect(after([...found, fix]).snapshot.context.draft.optimizedTitles[0]).toBe("Tote");
    const later = typed("optimizedTitles.0", "Travel tote, large");
    expect(after([...found, later, fix]).snapshot.context.draft.optimizedTitles[0]).toBe("Travel tote, large");
  });
});

describe("listing editor: saving", () => {
  test("sends the words, tidied, with the revision they are based on", () => {
    const { started } = after([title, typed("bulletsA.0", "  "), save]);
    const sent = { ...words, optimizedTitles: ["Travel tote", "Weekend bag"], bulletsA: [] };
    expect(started).toEqual([{ src: "saveRevision", input: { basedOn: 2, words: sent } }]);
  });

  test("hands over the listing and forgets the draft", () => {
    const { emitted, started, snapshot } = after([title, save, saved]);
    expect(emitted).toEqual([{ type: "saved", optimization: expect.objectContaining({ revision: 3 }) }]);
    expect(started).toEqual([{ src: "keepDraft", input: null }]);
    expect(snapshot.value.work).toBe("saved");
  });

  test("sends nothing where nothing was changed", () => {
    const { emitted, started } = after([typed("searchTerms", "tote "), save]);
    expect(emitted).toEqual([{ type: "closed" }]);
    expect(started).toEqual([{ src: "keepDraft", input: null }]);
  });

  test("sends nothing that is too long to be saved", () => {
    const { snapshot, started } = after([typed("searchTerms", "x".repeat(2_001)), rest, save]);
    expect(started).toEqual([]);
    expect(snapshot.context.refusal?.message).toBe(
      "A field holds more than can be saved. Shorten the one that is marked.",
    );
  });

  test.each([
    ["the server's own words", refusal("BUSY", "We are busy right now."), "other", "We are busy right now."],
    ["a plan that does not include it", refusal("PLAN_REQUIRED", "This needs a plan."), "plan", "This needs a plan."],
    [
      "the words on a field",
      refusal("VALIDATION", "Some fields.", { fields: [{ path: "words", message: "A listing needs a title" }] }),
      "other",
      "A listing needs a title",
    ],
    [
      "a line that is cut",
      NO_ANSWER,
      "other",
      "We cannot reach the server. Your words are kept here; check your connection and try again.",
    ],
  ] as const)("that is refused keeps the words typed and shows %s", (_, error, kind, message) => {
    const { snapshot, emitted } = after([title, save, refused(error)]);
    expect(snapshot.value.work).toBe("editing");
    expect(snapshot.context.draft.optimizedTitles[0]).toBe("Travel tote");
    expect(snapshot.context.refusal).toEqual({ kind, message });
    expect(emitted).toEqual([{ type: "refused" }]);
  });
});

describe("listing editor: words saved elsewhere", () => {
  const conflict = [title, save, refused(refusal("CONFLICT"))];
  const loaded = done("listingEditor.work.loading", latest);

  test("are said, and what was typed stays", () => {
    const { context } = after(conflict).snapshot;
    expect(context).toMatchObject({ basedOn: 2, refusal: { kind: "outdated" } });
    expect(context.draft.optimizedTitles[0]).toBe("Travel tote");
  });

  test("are loaded to compare; the next save goes on top of them", () => {
    const compared = [...conflict, { type: "latest.requested" }, loaded];
    const { context } = after(compared).snapshot;
    expect(context).toMatchObject({ basedOn: 3, isCompared: true, refusal: null, savedCoverage: BETTER });
    expect(context.saved.optimizedTitles).toEqual(["Their bag"]);
    expect(context.draft.optimizedTitles[0]).toBe("Travel tote");
    expect(after([...compared, save]).started).toEqual([
      { src: "saveRevision", input: expect.objectContaining({ basedOn: 3 }) },
    ]);
  });

  test("can be asked for again where they did not come", () => {
    const lost = failed("listingEditor.work.loading", NO_ANSWER);
    const { snapshot } = after([...conflict, { type: "latest.requested" }, lost]);
    expect(snapshot.context.refusal).toEqual({
      kind: "outdated",
      message: "The latest revision could not be loaded. Please try again.",
    });
  });
});

describe("listing editor: a draft of an earlier visit", () => {
  const draft = { ...words, searchTerms: "tote bag" };

  test("is shown and checked at once", () => {
    const { snapshot, started } = after([], { listing, kept: { draft, saved: words } });
    expect(snapshot.context).toMatchObject({ draft, isDraft: true, isCompared: false });
    expect(started.map(({ src }) => src)).toEqual(["checkWords"]);
  });

  test("is compared with what was saved elsewhere since", () => {
    const kept = { draft, saved: { ...words, searchTerms: "older" } };
    expect(after([], { listing, kept }).snapshot.context).toMatchObject({
      isDraft: true,
      isCompared: true,
      basedOn: 2,
    });
  });

  test("that says what is saved is no draft", () => {
    expect(after([], { listing, kept: { draft: words, saved: draft } }).snapshot.context.isDraft).toBe(false);
  });

  test("is discarded for the saved words, here and on the device", () => {
    const { snapshot, started } = after([{ type: "draft.discarded" }], { listing, kept: { draft, saved: words } });
    expect(snapshot.context).toMatchObject({ draft: words, isDraft: false });
    expect(started).toEqual([{ src: "keepDraft", input: null }]);
  });
});

test("every state in which it rests can be reached", () => {
  const events = [
    title,
    rest,
    checked({}),
    failed("listingEditor.check.checking", refusal(null, null)),
    elapsed("listingEditor.check.resting", "retryAfter"),
    save,
    saved,
    refused(refusal("CONFLICT")),
    { type: "latest.requested" },
    done("listingEditor.work.loading", latest),
    elapsed("listingEditor.memory.waiting", 400),
    done("listingEditor.memory.keeping"),
  ];
  expect(reachableStates(machine, events, input)).toEqual([
    "check.checking",
    "check.resting",
    "check.settled",
    "check.waiting",
    "memory.keeping",
    "memory.settled",
    "memory.waiting",
    "work.editing",
    "work.loading",
    "work.saved",
    "work.saving",
  ]);
});
