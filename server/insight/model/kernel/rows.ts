const FLOAT: usize = 4;
const FOUR: usize = 16;

// A row is so many numbers, always a multiple of four.

export function clearRow(to: usize, width: usize): void {
  for (let at: usize = 0; at < width * FLOAT; at += FOUR) v128.store(to + at, i32x4.splat(0));
}

export function copyRow(to: usize, row: usize, width: usize): void {
  for (let at: usize = 0; at < width * FLOAT; at += FOUR) v128.store(to + at, v128.load(row + at));
}

/** Adds a row to a sum. */
export function addRow(sum: usize, row: usize, width: usize): void {
  for (let at: usize = 0; at < width * FLOAT; at += FOUR)
    v128.store(sum + at, f32x4.add(v128.load(sum + at), v128.load(row + at)));
}

/** Adds four rows to a sum. */
export function addFour(sum: usize, first: usize, second: usize, third: usize, fourth: usize, width: usize): void {
  for (let at: usize = 0; at < width * FLOAT; at += FOUR) {
    const one = f32x4.add(v128.load(first + at), v128.load(second + at));
    const other = f32x4.add(v128.load(third + at), v128.load(fourth + at));
    v128.store(sum + at, f32x4.add(v128.load(sum + at), f32x4.add(one, other)));
  }
}

/** Adds each row times its number to a sum, four rows at a time; the count is a multiple of four. */
export function addRows(sum: usize, rows: usize, numbers: usize, count: usize, width: usize): void {
  const bytes = width * FLOAT;
  for (let row: usize = 0; row < count; row += 4) {
    const begin = rows + row * bytes;
    const number = numbers + row * FLOAT;
    const first = v128.load32_splat(number);
    const second = v128.load32_splat(number, 4);
    const third = v128.load32_splat(number, 8);
    const fourth = v128.load32_splat(number, 12);
    for (let at: usize = 0; at < bytes; at += FOUR) {
      const from = begin + at;
      const one = f32x4.mul(first, v128.load(from));
      const two = f32x4.mul(second, v128.load(from + bytes));
      const three = f32x4.mul(third, v128.load(from + 2 * bytes));
      const four = f32x4.mul(fourth, v128.load(from + 3 * bytes));
      const all = f32x4.add(f32x4.add(one, two), f32x4.add(three, four));
      v128.store(sum + at, f32x4.add(v128.load(sum + at), all));
    }
  }
}
