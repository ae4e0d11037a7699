/** Turns the data of one stored version into the data of the next. */
export type UpcastStep = (data: Record<string, unknown>) => Record<string, unknown>;

/** Steps by event type; the step at index `n` lifts version `n + 1` to `n + 2`. */
export type Upcasters = Readonly<Record<string, readonly UpcastStep[]>>;

/** Lifts stored data from `version` to the newest shape its type has steps for. */
export const upcast = (
  upcasters: Upcasters,
  stored: { type: string; version: number; data: Record<string, unknown> },
): { version: number; data: Record<string, unknown> } => {
  const steps = upcasters[stored.type] ?? [];
  const pending = steps.slice(stored.version - 1);
  return {
    version: stored.version + pending.length,
    data: pending.reduce((data, step) => step(data), stored.data),
  };
};
