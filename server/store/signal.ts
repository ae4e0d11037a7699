/** Something to wait for, for a while. Raised while nobody waits, it ends the next wait at once. */
export type Signal = { raise: () => void; wait: (timeoutMs: number) => Promise<void> };

/** A signal that nobody has raised yet. */
export const createSignal = (): Signal => {
  const waiting = new Set<() => void>();
  let raised = false;
  return {
    raise: () => {
      raised = waiting.size === 0;
      for (const end of waiting) end();
    },
    wait: (timeoutMs) =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          waiting.delete(end);
          resolve();
        };
        const timer = setTimeout(end, raised ? 0 : timeoutMs);
        raised = false;
        waiting.add(end);
      }),
  };
};
