/** Whole numbers, and what each counts. */
export type RowPairs = { values: Int16Array; step: number };

/** Eight times the largest number that weights are stored as, so that stored weights lose nothing. */
const LARGEST = 8 * 127;

/** Rows as the kernel multiplies them: as whole numbers, and what two rows have in a column side by side. */
export const pairRows = (rows: Float32Array, width: number): RowPairs => {
  const step =
    Math.max(
      1e-6,
      rows.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
    ) / LARGEST;
  const values = new Int16Array(rows.length);
  rows.forEach((value, index) => {
    const [row, column] = [Math.floor(index / width), index % width];
    values[(row - (row % 2)) * width + column * 2 + (row % 2)] = Math.round(value / step);
  });
  return { values, step };
};
