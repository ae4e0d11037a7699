/** Turns the data of one stored version into the data of the next. */
type UpcastStep = (data: Record<string, unknown>) => Record<string, unknown>;

/** Steps by event type; the step at index `n` lifts version `n + 1` to `n + 2`. */
export type Upcasters = Readonly<Record<string, readonly UpcastStep[]>>;

/** Lifts stored data from `version` to the newest shape its type has steps for. Throws where a newer release wrote it. */
export const upcast = (
  upcasters: Upcasters,
  stored: { type: string; version: number; data: Record<string, unknown> },
): { version: number; data: Record<string, unknown> } => {
  const steps = upcasters[stored.type] ?? [];
  if (stored.version > steps.length + 1) throw new Error(`A newer release wrote ${stored.type} v${stored.version}`);
  const pending = steps.slice(stored.version - 1);
  return {
    version: stored.version + pending.length,
    data: pending.reduce((data, step) => step(data), stored.data),
  };
};
