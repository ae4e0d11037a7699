import { expect, test } from "bun:test";
import { seenResults } from "../../../../../client/features/support/seen-work.ts";
import type { DashboardView } from "../../../../../events/history/dashboard.ts";
import type { Optimization } from "../../../../../events/history/work.ts";

const at = (minute: number): string => `2026-03-10T10:${String(minute).padStart(2, "0")}:00.000Z`;

const made = (minute: number, parts: Partial<Optimization>): Optimization => ({
  id: `o${minute}`,
  asinId: "p1",
  avatarId: null,
  productName: "Steel Mug",
  kind: "paid",
  status: "completed",
  requestedAt: at(minute),
  endedAt: at(minute + 1),
  revision: 0,
  ...parts,
});

const NEWEST_FIRST = [
  made(5, { status: "failed" }),
  made(4, { productName: "steel mug" }),
  made(3, { productName: "Lamp", status: "running", asinId: "p2" }),
  made(2, {}),
  made(1, { productName: "Tent", kind: "demo", asinId: "visitor" }),
];

const view = (plan: DashboardView["plan"]): DashboardView => ({
  plan,
  used: 3,
  limit: 10,
  remaining: 7,
  renewsAt: null,
  renewal: null,
  avatars: [],
  avatarLimit: 5,
  optimizations: NEWEST_FIRST,
  products: new Map([
    ["p1", { id: "p1", asin: "B1", productName: "Steel Mug", avatarName: "Packer", createdAt: at(0) }],
  ]),
  trouble: null,
  lastRunAt: at(5),
  readOnly: false,
});

test("the results of a moment are those the dashboard listed: none that failed, each numbered within its product", () => {
  expect(seenResults(view("pro")).map(({ id, status, version, versions }) => [id, status, version, versions])).toEqual([
    ["o4", "completed", 2, 2],
    ["o3", "running", 1, 1],
    ["o2", "completed", 1, 2],
    ["o1", "completed", 1, 1],
  ]);
  expect(seenResults(view("pro")).map(({ avatarName }) => avatarName)).toEqual(["Packer", "", "Packer", ""]);
});

test("the demo is among them only once a plan was theirs", () => {
  expect(seenResults(view("demo")).map(({ id }) => id)).toEqual(["o4", "o3", "o2"]);
});
