import { describe, expect, test } from "bun:test";
import { commandsFor, matchCommands } from "../../../../../client/features/shell/commands/commands.ts";
import { overlayOfKey } from "../../../../../client/features/shell/commands/overlay-of-key.ts";
import { isApple, keyLabel } from "../../../../../client/features/shell/commands/shortcuts.ts";
import type { Role } from "../../../../../events/customer/identity.events.ts";
import type { Plan } from "../../../../../events/plans.ts";
import { pageAt } from "../../../../../server/http/page-at.ts";

const AVATARS = [
  { id: "a1", profileName: "Zoé the Runner", lastProductName: "Trail bottle" },
  { id: "a/2", profileName: "Busy Parent", lastProductName: null },
];

const RESULTS = [
  { id: "o2", productName: "Desk Lamp", avatarName: "Night reader", version: 2, versions: 2 },
  { id: "o/1", productName: "Steel Bottle", avatarName: "", version: 1, versions: 1 },
];

const forPlan = (plan: Plan | null, avatars = AVATARS, results = RESULTS, role: Role = "user") =>
  commandsFor({
    session: { authenticated: plan !== null, plan: plan ?? "demo", role },
    theme: "dark",
    avatars,
    results,
  });

const hrefs = (plan: Plan | null) => forPlan(plan, [], []).flatMap(({ act }) => (act.type === "go" ? [act.href] : []));

const key = (pressed: Partial<Parameters<typeof overlayOfKey>[0]>) => ({
  key: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...pressed,
});

describe("the commands", () => {
  test.each([null, "demo", "pro", "agency"] as const)("lead only to pages that exist, for %p", (plan) => {
    for (const href of hrefs(plan)) expect([href, pageAt(href.replace(/\?.*/, "")) === null]).toEqual([href, false]);
  });

  test("offer a visitor no page that needs sign-in, and sign-in instead of sign-out", () => {
    expect(hrefs(null).filter((href) => /dashboard|billing|account|settings|optimiz|welcome/.test(href))).toEqual([]);
    const acts = forPlan(null, [], []).map(({ act }) => act.type);
    expect([acts.includes("signIn"), acts.includes("signOut")]).toEqual([true, false]);
  });

  test("start an optimization for paying plans only", () => {
    const starts = (["demo", "pro", "agency"] as const).map((plan) =>
      hrefs(plan).includes("/optimize/start?mode=paid"),
    );
    expect(starts).toEqual([false, true, true]);
  });

  test("lead staff, and nobody else, to the support console", () => {
    const leads = (role: Role) => forPlan("demo", [], [], role).some(({ label }) => label === "Support");
    expect([leads("admin"), leads("user")]).toEqual([true, false]);
  });

  test("name no command twice", () => {
    const ids = forPlan("pro").map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("open each avatar's optimization by its id", () => {
    const own = forPlan("pro").filter(({ group }) => group === "Your avatars");
    expect(own.map(({ label, act }) => [label, act])).toEqual([
      ["Zoé the Runner", { type: "go", href: "/optimization?avatarId=a1" }],
      ["Busy Parent", { type: "go", href: "/optimization?avatarId=a%2F2" }],
    ]);
  });

  test("open each result by its id, and tell which version it is where there are several", () => {
    const own = forPlan("pro").filter(({ group }) => group === "Your results");
    expect(own.map(({ label, hint, act }) => [label, hint, act])).toEqual([
      ["Desk Lamp", "Version 2 of 2, Night reader", { type: "go", href: "/results/o2" }],
      ["Steel Bottle", "", { type: "go", href: "/results/o%2F1" }],
    ]);
  });
});

describe("a search among commands", () => {
  const found = (search: string) => matchCommands(forPlan("pro"), search).map(({ label }) => label);

  test("finds by the beginnings of words, without regard to case and accents", () => {
    expect(found("zoe")).toEqual(["Zoé the Runner"]);
    expect(found("BOT tra")).toEqual(["Zoé the Runner"]);
    expect(found("light")).toEqual(["Switch to light theme"]);
    expect(found("theme")).toEqual(["Switch to light theme", "Switch to system theme"]);
  });

  test("finds a result by its product and by its avatar", () => {
    expect(found("lamp night")).toEqual(["Desk Lamp"]);
    expect(found("steel")).toEqual(["Steel Bottle"]);
  });

  test("finds by what a page is for", () => {
    expect(found("invoices")).toEqual(["Billing"]);
  });

  test("finds nothing where nothing fits, and everything for no words", () => {
    expect(found("zzz")).toEqual([]);
    expect(found("  ")).toHaveLength(forPlan("pro").length);
  });

  test("shows a few of thousands of avatars", () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({
      id: `${at}`,
      profileName: "Parent",
      lastProductName: null,
    }));
    expect(matchCommands(forPlan("pro", many), "parent")).toHaveLength(8);
  });
});

describe("a pressed key", () => {
  test.each([
    ["Ctrl+K", key({ key: "k", ctrlKey: true }), false, "commands"],
    ["Cmd+K while typing", key({ key: "k", metaKey: true }), true, "commands"],
    ["?", key({ key: "?" }), false, "shortcuts"],
    ["? while typing", key({ key: "?" }), true, null],
    ["? with Ctrl", key({ key: "?", ctrlKey: true }), false, null],
    ["K alone", key({ key: "k" }), false, null],
    ["Ctrl+Alt+K", key({ key: "k", ctrlKey: true, altKey: true }), false, null],
    ["Ctrl+K that something else took", key({ key: "k", ctrlKey: true, defaultPrevented: true }), false, null],
    ["? while composing", key({ key: "?", isComposing: true }), false, null],
  ] as const)("%s asks for what it should", (_, pressed, isTyping, overlay) => {
    expect(overlayOfKey(pressed, isTyping)).toBe(overlay);
  });

  test("is named as the keyboard names it", () => {
    expect([isApple("MacIntel"), isApple("Linux x86_64")]).toEqual([true, false]);
    expect([keyLabel("Mod", true), keyLabel("Mod", false), keyLabel("K", true)]).toEqual(["⌘", "Ctrl", "K"]);
  });
});
