import { Elysia } from "elysia";
import { pathOf } from "./path-of.ts";
import { ProblemError } from "./problems.ts";

/** No database keeps the null character, so nothing can be found under an address that has one. */
export const nullCharacter = () =>
  new Elysia({ name: "null-character" }).onRequest(({ request }) => {
    if (request.url.includes("%00") && pathOf(request).startsWith("/api/")) throw new ProblemError("NOT_FOUND");
  });
