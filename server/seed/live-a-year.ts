import { giveRole } from "../features/identity/administer.ts";
import { type Caller, callerOf } from "./caller.ts";
import type { Past } from "./past.ts";
import { allVisits, type PersonName, type Visit } from "./stories.ts";

const DAY_MS = 86_400_000;
export const YEAR_DAYS = 365;

type Person = { email: string; password: string; firstName: string; lastName: string };
export type People = Record<PersonName, Person>;

const password = (): string => `seed-${crypto.randomUUID().slice(0, 13)}`;

export const newPeople = (): People => ({
  demo: { email: "demo@listwright.example", password: password(), firstName: "Dana", lastName: "Reyes" },
  pro: { email: "pro@listwright.example", password: password(), firstName: "Priya", lastName: "Nair" },
  agency: { email: "agency@listwright.example", password: password(), firstName: "Aksel", lastName: "Berg" },
  admin: { email: "admin@listwright.example", password: password(), firstName: "Alma", lastName: "Quist" },
});

const enter = async (
  caller: Caller,
  { email, password, firstName, lastName }: Person,
  first: boolean,
): Promise<void> => {
  if (first) await caller.post("/api/auth/signup", { email, password, firstName, lastName });
  else await caller.post("/api/auth/signin", { email, password });
};

/** The demo seller tries the demo before signing up; everybody else signs up first. */
const visit = async (
  past: Past,
  people: People,
  { who, act }: Visit,
  caller: Caller,
  first: boolean,
): Promise<void> => {
  const isTrial = who === "demo" && first;
  if (isTrial) await act(caller, past);
  await enter(caller, people[who], first);
  if (first && who === "admin") await giveRole(past.deps)(people.admin.email, "admin", "seed");
  if (!isTrial) await act(caller, past);
  await caller.post("/api/auth/signout");
};

/** Lives a year of all people up to now, day by day; answers how many visits there were. */
export const liveAYear = async (
  past: Past,
  people: People,
  start: Date,
  say: (line: string) => void,
): Promise<number> => {
  const visits = allVisits();
  const seen = new Set<PersonName>();
  for (let day = 0; day <= YEAR_DAYS; day += 1) {
    await past.goTo(new Date(start.getTime() + day * DAY_MS));
    for (const each of visits.filter((one) => one.day === day)) {
      const address = `10.0.${Object.keys(people).indexOf(each.who)}.${day % 250}`;
      await visit(past, people, each, callerOf(past, address), !seen.has(each.who));
      seen.add(each.who);
    }
    if (day > 0 && day % 73 === 0) say(`${Math.round((day / YEAR_DAYS) * 100)} % of the year`);
  }
  await past.goTo(past.deps.clock.now());
  return visits.length;
};
