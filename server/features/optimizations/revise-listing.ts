import { isDeepStrictEqual } from "node:util";
import { LRUCache } from "lru-cache";
import type * as v from "valibot";
import { type CustomerCommand, customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { ListingWords } from "../../../events/result/listing.ts";
import type { ListingClaims } from "../../../events/result/listing-claims.ts";
import type { OptimizationResult } from "../../../events/result/result.ts";
import type { ListingCheck, ListingRevisionForm, ListingRevisions } from "../../../events/wire/listing-revisions.ts";
import type { Optimization } from "../../../events/wire/optimizations.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { acceptOnce } from "../../http/idempotency.ts";
import { ProblemError } from "../../http/problems.ts";
import { checkWords } from "../../listing/revise/check-words.ts";
import { claimsOfChanged, claimsWith } from "../../listing/revise/with-words.ts";
import { isoNow } from "../../platform/clock.ts";
import { filled } from "../../platform/filled.ts";
import { describeError } from "../../platform/log.ts";
import { findLatestRevision, findRevision, listListingRevisions } from "../../projections/listing-revisions.queries.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import { findOwnOptimization, getOptimization } from "./get-optimization.ts";

type Reader = Pick<SignedInCustomer, "customerId" | "state">;
type Written = { result: OptimizationResult; productName: string; completedAt: Date };

/** A finished result as the engine wrote it. */
const findWritten = async (deps: Pick<Deps, "sql">, reader: Reader, optimizationId: string): Promise<Written> => {
  const row = await findOwnOptimization(deps, reader, optimizationId);
  if (row.status === "running") throw new ProblemError("IN_PROGRESS");
  if (row.result === null) throw new ProblemError("OPTIMIZATION_NOT_FOUND");
  return { result: row.result, productName: row.product_name, completedAt: row.completed_at ?? row.requested_at };
};

const OPEN_MAX = 8;
const OPEN_MS = 10 * 60 * 1000;

type WeighDeps = Pick<Deps, "sql" | "optimizer">;

/** What the clauses of changed fields rest on. */
const weighChanged = async (
  { optimizer }: Pick<Deps, "optimizer">,
  optimizationId: string,
  { result, productName }: Written,
  words: ListingWords,
  signal: AbortSignal,
): Promise<ListingClaims> => {
  const { current, keywordCoverage, reviews } = result;
  const judged = { keywordCoverage, reviews, ...(current === undefined ? {} : { current }) };
  const weighed = { optimizationId, productName, result: judged, words };
  return claimsOfChanged(result, words, await optimizer.weighWords(weighed, { signal }));
};

/**
 * What the rules and the reviews say of words while they are typed. Results never change, so the latest are kept at
 * hand: each key pressed would read a result of several megabytes anew.
 */
export const createListingChecks = (deps: WeighDeps) => {
  const open = new LRUCache<string, Written>({ max: OPEN_MAX, ttl: OPEN_MS });
  const openWritten = async (reader: Reader, optimizationId: string): Promise<Written> => {
    const name = `${reader.customerId}/${optimizationId}`;
    const written = open.get(name) ?? (await findWritten(deps, reader, optimizationId));
    open.set(name, written);
    return written;
  };
  return {
    /** What the rules say of these words, and which keywords they cover. */
    check: async (reader: Reader, optimizationId: string, words: ListingWords): Promise<ListingCheck> => {
      const { result, productName } = await openWritten(reader, optimizationId);
      return checkWords(result, words, productName);
    },
    /** What the clauses of these words rest on. */
    weigh: async (
      reader: Reader,
      optimizationId: string,
      words: ListingWords,
      signal: AbortSignal,
    ): Promise<ListingClaims> => {
      const written = await openWritten(reader, optimizationId);
      const ofChanged = await weighChanged(deps, optimizationId, written, words, signal);
      return claimsWith(written.result, words, ofChanged);
    },
  };
};

const wordsOf = ({ optimizedTitles, itemHighlights, bulletsA, bulletsB, searchTerms }: ListingWords): ListingWords => ({
  optimizedTitles,
  itemHighlights,
  bulletsA,
  bulletsB,
  searchTerms,
});

/** More changes than anybody looks through; each is some kilobytes of words. */
const LISTED_MAX = 200;

/** The words of a listing after each of the latest changes, newest first; the last is the listing as it was written. */
export const listRevisions =
  (deps: Pick<Deps, "sql">) =>
  async (reader: Reader, optimizationId: string): Promise<ListingRevisions> => {
    const { result, completedAt } = await findWritten(deps, reader, optimizationId);
    const streamId = customerStreamId(reader.customerId);
    const rows = await listListingRevisions(deps.sql, streamId, optimizationId, { limit: LISTED_MAX });
    return [
      ...rows.flatMap(({ revision, words, restores, revised_at }) =>
        words === null ? [] : [{ revision, at: revised_at.toISOString(), restores, words }],
      ),
      { revision: 0, at: completedAt.toISOString(), restores: null, words: wordsOf(result) },
    ];
  };

const tidied = (words: ListingWords): ListingWords => ({
  optimizedTitles: filled(words.optimizedTitles),
  itemHighlights: words.itemHighlights.trim(),
  bulletsA: filled(words.bulletsA),
  bulletsB: filled(words.bulletsB),
  searchTerms: words.searchTerms.trim(),
});

type Change = {
  optimizationId: string;
  written: Written;
  words: ListingWords;
  basedOn: number;
  restores: number | null;
};

const refusal = (path: string, message: string): ProblemError =>
  new ProblemError("VALIDATION", { fields: [{ path, message }] });

/** Refuses to restore what was never there, or other words than it had. */
const ensureRestored = async (
  { sql }: Pick<Deps, "sql">,
  streamId: string,
  { optimizationId, written, words, basedOn, restores }: Change,
): Promise<void> => {
  if (restores === null) return;
  const { result } = written;
  const earlier = async () => (await findRevision(sql, streamId, optimizationId, restores))?.words ?? null;
  const restored = restores > basedOn ? null : restores === 0 ? wordsOf(result) : await earlier();
  if (restored === null) throw refusal("restores", "There is no such revision");
  if (!isDeepStrictEqual(tidied(restored), words)) throw refusal("words", "That revision has other words");
};

type ReviseDeps = Pick<Deps, "store" | "sql" | "clock" | "newId" | "optimizer" | "log">;

/** So long a save waits in line for the weighing. */
const WAITS_MS = 5_000;

/** Words are saved whether or not they could be weighed. */
const weighIfPossible = (
  deps: ReviseDeps,
  optimizationId: string,
  written: Written,
  words: ListingWords,
): Promise<ListingClaims | null> =>
  weighChanged(deps, optimizationId, written, words, AbortSignal.timeout(WAITS_MS)).catch((error: unknown) => {
    deps.log.warn("revised words were not weighed", { optimizationId, error: describeError(error) });
    return null;
  });

/** What has to be done for the change; null where the listing says so already. */
const commandFor = async (
  deps: ReviseDeps,
  streamId: string,
  revisionId: string,
  change: Change,
): Promise<CustomerCommand | null> => {
  const { optimizationId, written, words, basedOn, restores } = change;
  const latest = await findLatestRevision(deps.sql, streamId, optimizationId);
  if ((latest?.revision ?? 0) !== basedOn) throw new ProblemError("CONFLICT");
  await ensureRestored(deps, streamId, change);
  if (isDeepStrictEqual(tidied(latest?.words ?? wordsOf(written.result)), words)) return null;
  const claims = await weighIfPossible(deps, optimizationId, written, words);
  const data = { revisionId, optimizationId, words, claims, revision: basedOn + 1, restores };
  return { type: "ReviseListing", data: { ...data, at: isoNow(deps.clock) } };
};

/** Gives a listing other words. They must be based on its latest ones; a repeat with the same key answers the first. */
export const reviseListing =
  (deps: ReviseDeps) =>
  async (
    reader: Reader,
    meta: AppendMeta,
    key: string | null,
    { optimizationId, ...form }: v.InferOutput<typeof ListingRevisionForm> & { optimizationId: string },
  ): Promise<Optimization> => {
    const { customerId } = reader;
    const streamId = customerStreamId(customerId);
    const words = tidied(form.words);
    const written = await findWritten(deps, reader, optimizationId);
    if (words.optimizedTitles.length === 0 && written.result.optimizedTitles.length > 0)
      throw refusal("words.optimizedTitles", "A listing needs a title");
    const change = { optimizationId, written, words, basedOn: form.basedOn, restores: form.restores ?? null };
    const named = { scope: `revisions/${optimizationId}/${customerId}`, key, body: form };
    await acceptOnce(deps, named, async (revisionId, also) => {
      const command = await commandFor(deps, streamId, revisionId, change);
      if (command === null) return;
      await execute({ store: deps.store, decider: customerDecider, streamId, command, meta, also: () => also });
    });
    return getOptimization(deps)(reader, optimizationId);
  };
