import { join } from "node:path";
import * as v from "valibot";
import type { PrerenderRequest } from "../../events/wire/page-data.ts";
import { PRERENDER_FILE } from "../build/client-manifest.ts";

type Prerender = (request: PrerenderRequest) => Promise<string>;

const Module = v.object({ prerender: v.custom<Prerender>((value) => typeof value === "function") });

/** What the build made of the client to render pages here. Without it pages are sent empty, and filled by their script. */
export const loadPrerender = async (dir: string): Promise<Prerender> => {
  const path = join(dir, PRERENDER_FILE);
  if (!(await Bun.file(path).exists())) return () => Promise.resolve("");
  return v.parse(Module, { ...(await import(path)) }).prerender;
};
