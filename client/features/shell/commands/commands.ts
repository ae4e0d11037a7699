import { isPaidPlan } from "../../../../events/plans.ts";
import type { AvatarSummary } from "../../../../events/wire/avatars.ts";
import type { OptimizationSummary } from "../../../../events/wire/optimizations.ts";
import type { Session } from "../../../../events/wire/session.ts";
import type { ThemeChoice } from "../../../../machines/theme/theme.ts";

export type CommandAct =
  | { type: "go"; href: string }
  | { type: "chooseTheme"; choice: ThemeChoice }
  | { type: "showShortcuts" }
  | { type: "signIn" }
  | { type: "signOut" };

export type Command = { id: string; group: string; label: string; hint?: string; act: CommandAct };

type Situation = {
  session: Pick<Session, "authenticated" | "plan" | "role">;
  theme: ThemeChoice;
  avatars: readonly Pick<AvatarSummary, "id" | "profileName" | "lastProductName">[];
  results: readonly Pick<OptimizationSummary, "id" | "productName" | "avatarName" | "version" | "versions">[];
};

const PAGES_GROUP = "Pages";
const ACTIONS_GROUP = "Actions";
const AVATARS_GROUP = "Your avatars";
const RESULTS_GROUP = "Your results";

const page = (href: string, label: string, hint?: string): Command => ({
  id: href,
  group: PAGES_GROUP,
  label,
  ...(hint === undefined ? {} : { hint }),
  act: { type: "go", href },
});

const PUBLIC_PAGES = [page("/", "Home"), page("/watch-demo", "How it works")];

const LEGAL_PAGES = [
  page("/legal/terms", "Terms of service", "Legal"),
  page("/legal/privacy", "Privacy", "Legal"),
  page("/legal/cookies", "Cookies", "Legal"),
  page("/legal/refunds", "Refunds", "Legal"),
  page("/legal/subprocessors", "Subprocessors", "Legal"),
];

const OWN_PAGES = [
  page("/dashboard", "Dashboard"),
  page("/optimization?tab=results", "Results", "All you optimized"),
  page("/welcome", "Saved avatars", "Open results"),
  page("/account/avatars", "My Avatars", "Rename, delete"),
  page("/optimize/check", "Check a listing", "Marketplace rules"),
  page("/billing", "Billing", "Plan, invoices, cancel"),
  page("/account", "Manage Account", "Password, subscription"),
  page("/settings", "Settings", "Plan, role"),
];

const STAFF_PAGES = [page("/support", "Support", "Find a customer")];

const pagesFor = ({ authenticated, plan, role }: Situation["session"]): Command[] => {
  if (!authenticated) return [...PUBLIC_PAGES, page("/demo", "Free demo"), ...LEGAL_PAGES];
  const work = isPaidPlan(plan) ? page("/optimization", "Optimize with a saved avatar") : page("/demo", "Free demo");
  return [...(role === "admin" ? STAFF_PAGES : []), ...OWN_PAGES, work, ...PUBLIC_PAGES, ...LEGAL_PAGES];
};

const action = (label: string, act: CommandAct): Command => ({ id: act.type, group: ACTIONS_GROUP, label, act });

const THEMES = [
  ["light", "Switch to light theme"],
  ["dark", "Switch to dark theme"],
  ["system", "Switch to system theme"],
] as const satisfies readonly (readonly [ThemeChoice, string])[];

const themesBeside = (theme: ThemeChoice): Command[] =>
  THEMES.filter(([choice]) => choice !== theme).map(([choice, label]) => ({
    ...action(label, { type: "chooseTheme", choice }),
    id: `theme ${choice}`,
  }));

const startFor = ({ authenticated, plan }: Situation["session"]): Command[] =>
  authenticated && isPaidPlan(plan)
    ? [action("Start a new optimization", { type: "go", href: "/optimize/start?mode=paid" })]
    : [];

const hintOf = ({ avatarName, version, versions }: Situation["results"][number]): string =>
  [versions > 1 ? `Version ${version} of ${versions}` : "", avatarName].filter((part) => part !== "").join(", ");

/** Everything the current user can do or open from the keyboard, what is wanted most often first. */
export const commandsFor = ({ session, theme, avatars, results }: Situation): Command[] => [
  ...startFor(session),
  ...themesBeside(theme),
  action("Show keyboard shortcuts", { type: "showShortcuts" }),
  session.authenticated ? action("Sign out", { type: "signOut" }) : action("Sign in", { type: "signIn" }),
  ...pagesFor(session),
  ...avatars.map(({ id, profileName, lastProductName }) => ({
    id: `avatar ${id}`,
    group: AVATARS_GROUP,
    label: profileName,
    ...(lastProductName === null ? {} : { hint: lastProductName }),
    act: { type: "go" as const, href: `/optimization?avatarId=${encodeURIComponent(id)}` },
  })),
  ...results.map((result) => ({
    id: `result ${result.id}`,
    group: RESULTS_GROUP,
    label: result.productName,
    hint: hintOf(result),
    act: { type: "go" as const, href: `/results/${encodeURIComponent(result.id)}` },
  })),
];

const AVATARS_SHOWN = 8;

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLocaleLowerCase("en-US");

/** Commands in which every word of the search begins a word, at most a few of them avatars. */
export const matchCommands = (commands: readonly Command[], search: string): Command[] => {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  const fits = ({ label, hint = "" }: Command): boolean => {
    const words = plain(`${label} ${hint}`).split(/[^\p{Letter}\p{Number}]+/u);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  };
  const found = commands.filter(fits);
  const avatars = found.filter(({ group }) => group === AVATARS_GROUP);
  const results = found.filter(({ group }) => group === RESULTS_GROUP);
  const others = found.filter((command) => !avatars.includes(command) && !results.includes(command));
  return [...others, ...avatars.slice(0, AVATARS_SHOWN), ...results];
};
