/** Adds a row to a sum. Four at a time, because nearly all the time of a run goes by here; lengths are multiples of it. */
export const addRow = (sum: Float32Array, at: number, rows: Float32Array, row: number, length: number): void => {
  for (let index = 0; index < length; index += 4) {
    const to = at + index;
    const from = row + index;
    sum[to] = (sum[to] ?? 0) + (rows[from] ?? 0);
    sum[to + 1] = (sum[to + 1] ?? 0) + (rows[from + 1] ?? 0);
    sum[to + 2] = (sum[to + 2] ?? 0) + (rows[from + 2] ?? 0);
    sum[to + 3] = (sum[to + 3] ?? 0) + (rows[from + 3] ?? 0);
  }
};

/** Adds a row times a number to a sum, likewise. */
export const addScaled = (
  sum: Float32Array,
  at: number,
  rows: Float32Array,
  row: number,
  scale: number,
  length: number,
): void => {
  for (let index = 0; index < length; index += 4) {
    const to = at + index;
    const from = row + index;
    sum[to] = (sum[to] ?? 0) + scale * (rows[from] ?? 0);
    sum[to + 1] = (sum[to + 1] ?? 0) + scale * (rows[from + 1] ?? 0);
    sum[to + 2] = (sum[to + 2] ?? 0) + scale * (rows[from + 2] ?? 0);
    sum[to + 3] = (sum[to + 3] ?? 0) + scale * (rows[from + 3] ?? 0);
  }
};
