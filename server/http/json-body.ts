import { Elysia } from "elysia";
import type { Deps } from "../deps.ts";
import { needsSessionFor } from "./body-limit.ts";
import { pathOf } from "./path-of.ts";
import { ProblemError } from "./problems.ts";

/** No form nests deeper than a few levels; the framework's own report on a refused body grows with the square of this. */
const DEPTH_MAX = 32;

const insideOf = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value) : [];

const isTooDeep = (value: unknown): boolean => {
  let level = insideOf(value);
  for (let depth = 1; depth <= DEPTH_MAX; depth += 1) level = level.flatMap(insideOf);
  return level.length > 0;
};

/** What JSON has to escape and no database keeps: the null character, and halves of a surrogate pair. */
const MAYBE_UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

const storable = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;

/** Reads a JSON body into values that can be stored; an empty one is null. */
const readJsonBody = (text: string): unknown => {
  if (text === "") return null;
  const value: unknown = JSON.parse(text);
  if (isTooDeep(value)) throw new ProblemError("VALIDATION", { message: "This request is nested too deeply." });
  return MAYBE_UNSTORABLE.test(text) ? JSON.parse(text, storable) : value;
};

type Finder = Pick<Deps, "findCustomer">;

/** Who is not signed in is told so before a large body is read, so that none is held for a stranger. */
const ensureMayBeLarge = async ({ findCustomer }: Finder, request: Request): Promise<void> => {
  if (!needsSessionFor(request)) return;
  if ((await findCustomer(request)) === null) throw new ProblemError("UNAUTHENTICATED");
};

const parseWith =
  (deps: Finder) =>
  async ({ request }: { request: Request }, contentType?: string): Promise<unknown> => {
    const isJson = contentType?.trim().toLowerCase() === "application/json";
    // Pages outside the API, as the payment sandbox has them, send forms and read them themselves.
    if (!isJson && !pathOf(request).startsWith("/api/")) return null;
    await ensureMayBeLarge(deps, request);
    const text = await request.text();
    if (text !== "" && !isJson) throw new ProblemError("UNSUPPORTED_TYPE");
    return readJsonBody(text);
  };

/**
 * Calls take their fields as JSON and in no other form. Routes that read their body themselves come before this. The
 * framework's parser never runs; it stands there for the description of the API.
 */
export const jsonBody = (deps: Finder) =>
  new Elysia({ name: "json-body" }).guard({ as: "global", parse: [parseWith(deps), "json"] });
