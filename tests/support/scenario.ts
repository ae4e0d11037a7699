import { expect } from "bun:test";
import * as v from "valibot";
import type { EventEnvelope } from "../../events/kernel/envelope.ts";
import { Problem } from "../../events/kernel/problem.schema.ts";
import type { ProblemCode } from "../../events/kernel/problem.ts";
import type { TestApp } from "./test-app.ts";
import { type Answer, openBrowser, type TestBrowser } from "./test-browser.ts";

const headOf = async (app: TestApp): Promise<number> => {
  const [row] = await app.deps.sql.query<{ position: number }>("select position from log_head");
  return row?.position ?? 0;
};

const isKeptRefusal = ({ event: { type, data } }: EventEnvelope, code: ProblemCode): boolean =>
  type === "RequestRefused" && typeof data === "object" && data !== null && "code" in data && data.code === code;

/** What a call answered and what it appended, to be compared with what it should. */
export const when = async (app: TestApp, call: () => Promise<Answer>) => {
  const before = await headOf(app);
  const answer = await call();
  const appended: EventEnvelope[] = await app.deps.store.readAll({ after: before });
  return {
    answer,
    appended,
    /** The call was answered, and these are the facts it left. */
    expectAnswer: (body: unknown, ...types: string[]) => {
      expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body });
      expect(appended.map(({ event }) => event.type)).toEqual(types);
    },
    /** The call was refused in the one form refusals have, and it left no fact, or the one that it was refused. */
    expectRefusal: (status: number, code: ProblemCode, more: { message?: string; path?: string } = {}) => {
      const problem = v.safeParse(Problem, answer.body);
      expect({ status: answer.status, code: problem.success ? problem.output.code : answer.text }).toEqual({
        status,
        code,
      });
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      if (more.message !== undefined) expect(answer.body).toMatchObject({ message: more.message });
      if (more.path !== undefined) expect(answer.body).toMatchObject({ fields: [{ path: more.path }] });
      expect(appended.filter((envelope) => !isKeptRefusal(envelope, code))).toEqual([]);
    },
  };
};

export const ADA = { email: "ada@example.com", password: "correct horse 9" } as const;

/** A browser whose user has just opened an account. */
export const signedUp = async (
  app: TestApp,
  person: { email: string; password: string } = ADA,
): Promise<TestBrowser> => {
  const browser = openBrowser(app);
  const { status, text } = await browser.post("/api/auth/signup", person);
  if (status !== 200) throw new Error(`Sign-up answered ${status}: ${text}`);
  return browser;
};

/** A browser whose user has just signed in to an account that exists. */
export const signedIn = async (
  app: TestApp,
  person: { email: string; password: string } = ADA,
): Promise<TestBrowser> => {
  const browser = openBrowser(app);
  const { status, text } = await browser.post("/api/auth/signin", person);
  if (status !== 200) throw new Error(`Sign-in answered ${status}: ${text}`);
  return browser;
};
