import { allowanceAt, customerStreamId } from "../../../../events/customer/customer.ts";
import type { Deps } from "../../../deps.ts";
import type { SignedInCustomer } from "../../../http/authenticate.ts";
import { exportResult } from "../../../listing/export/export-result.ts";
import { readResult } from "../../../optimizer/read-result.ts";
import { isoNow } from "../../../platform/clock.ts";
import { fileNameOf } from "../../../platform/file-name.ts";
import type { ZipFile } from "../../../platform/zip-stream.ts";
import { listSessionRows } from "../../../projections/accounts.queries.ts";
import { listAvatarRows } from "../../../projections/avatars.queries.ts";
import { findOptimization, listOptimizationIds } from "../../../projections/optimizations.queries.ts";
import { customerEventOf } from "../../../store/domain-event.ts";
import { historyAsCsv, historyAsJson } from "./history-files.ts";
import { indexFile } from "./index-file.tsx";
import { csv, json } from "./tables.ts";
import { asinProfilesAsJson, optimizationsAsJson } from "./work-files.ts";

type ExportDeps = Pick<Deps, "sql" | "store" | "clock">;

const LONG_TIME = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

const openedAs = async ({ store }: ExportDeps, customerId: string) => {
  const [first] = await store.read(customerStreamId(customerId), { limit: 1 });
  const event = first === undefined ? null : customerEventOf(first);
  return event?.type === "AccountOpened" ? event.data : null;
};

const profileOf = async (deps: ExportDeps, { customerId, email, state }: SignedInCustomer) => {
  const opened = await openedAs(deps, customerId);
  const { plan, used, limit, renewsAt } = allowanceAt(state, isoNow(deps.clock));
  const sessions = await listSessionRows(deps.sql, customerId);
  const account = state.identity.status === "open" ? state.identity : null;
  return {
    email,
    firstName: opened?.firstName ?? null,
    lastName: opened?.lastName ?? null,
    phone: opened?.phone ?? null,
    role: account?.role ?? "user",
    openedAt: account?.openedAt ?? null,
    erasedOn: account?.erasesAt ?? null,
    plan: { name: plan, asinsUsed: used, asinLimit: limit, renewsAt },
    sessions: sessions.map(({ user_agent, created_at, last_seen_at }) => ({
      browser: user_agent,
      signedInAt: created_at,
      lastSeenAt: last_seen_at,
    })),
  };
};

const billingOf = ({ state: { subscription } }: SignedInCustomer) => ({
  plan: subscription.plan,
  givenBy: subscription.source,
  cycle: subscription.cycle,
  stripeCustomerId: subscription.stripeCustomerId,
  subscription: subscription.snapshot,
  activatedAt: subscription.activatedAt,
  refundIds: subscription.refundIds,
  disputeIds: subscription.disputeIds,
});

const avatarFiles = async (deps: ExportDeps, customerId: string): Promise<[ZipFile, ZipFile]> => {
  const avatars = await listAvatarRows(deps.sql, customerStreamId(customerId));
  const whole = avatars.map(({ avatar_id: id, name, profile, created_at: createdAt }) => ({
    id,
    name,
    ...profile,
    createdAt,
  }));
  const rows = avatars.map(({ name, profile, created_at }) => [
    name,
    profile["audience"],
    profile["tone"],
    profile["notes"],
    created_at.toISOString(),
  ]);
  return [
    { name: "avatars.json", text: [json(whole)] },
    { name: "avatars.csv", text: [csv(["name", "audience", "tone", "notes", "created"], rows)] },
  ];
};

const NAME_LENGTH_MAX = 40;

const listingFiles = async function* (
  deps: ExportDeps,
  customerId: string,
  ids: readonly string[],
): AsyncGenerator<ZipFile> {
  for (const [index, id] of ids.entries()) {
    const streamId = customerStreamId(customerId);
    const row = await findOptimization(deps.sql, streamId, id);
    const result = row === null ? null : (await readResult(deps.sql, streamId, row)).result;
    if (row === null || result === null) continue;
    const exported = { ...result, productName: row.product_name, avatarName: row.avatar_name ?? "" };
    const name = `listings/${String(index + 1).padStart(3, "0")}-${fileNameOf(row.product_name, NAME_LENGTH_MAX)}`;
    yield { name: `${name}.md`, text: [exportResult(exported, "md")] };
    yield { name: `${name}.csv`, text: [exportResult(exported, "csv")] };
  }
};

const ENTRIES = [
  { name: "profile.json", about: "Your address, name, phone, plan, and the browsers you are signed in with." },
  {
    name: "events.csv",
    about: "The history of your account, one line for each thing that happened. Opens in a spreadsheet.",
  },
  { name: "events.json", about: "The same history with every detail, for programs." },
  { name: "avatars.csv", about: "Your saved avatars as a table." },
  { name: "avatars.json", about: "Your saved avatars, complete." },
  { name: "asin-profiles.json", about: "The products you described, each with the reviews you pasted." },
  {
    name: "optimizations.json",
    about: "Every optimization with its full result, the evidence behind it, and your revisions.",
  },
  {
    name: "billing.json",
    about: "Your plan and your subscription, as we know them. Invoices are on the billing page.",
  },
] as const;

const LISTINGS = { name: "listings/", about: "Each finished listing as a document and as a table." };

/** Everything we keep about the customer, in files that people and programs can read. */
export const exportFiles = async function* (deps: ExportDeps, customer: SignedInCustomer): AsyncGenerator<ZipFile> {
  const { customerId, email } = customer;
  const streamId = customerStreamId(customerId);
  const optimizationIds = await listOptimizationIds(deps.sql, streamId);
  const entries = optimizationIds.length === 0 ? ENTRIES : [...ENTRIES, LISTINGS];
  yield { name: "index.html", text: [indexFile({ email, at: `${LONG_TIME.format(deps.clock.now())} UTC`, entries })] };
  yield { name: "profile.json", text: [json(await profileOf(deps, customer))] };
  yield { name: "events.csv", text: historyAsCsv(deps, customerId) };
  yield { name: "events.json", text: historyAsJson(deps, customerId) };
  yield* await avatarFiles(deps, customerId);
  yield { name: "asin-profiles.json", text: asinProfilesAsJson(deps, streamId) };
  yield { name: "optimizations.json", text: optimizationsAsJson(deps, streamId, optimizationIds) };
  yield { name: "billing.json", text: [json(billingOf(customer))] };
  yield* listingFiles(deps, customerId, optimizationIds);
};
