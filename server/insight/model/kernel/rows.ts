const FLOAT: usize = 4;
const FOUR: usize = 16;

// A row is so many numbers, always a multiple of four.

export function clearRow(to: usize, width: usize): void {
  for (let at: usize = 0; at < width * FLOAT; at += FOUR) v128.store(to + at, i32x4.splat(0));
}

/** Adds a row to a sum. */
export function addRow(sum: usize, row: usize, width: usize): void {
  for (let at: usize = 0; at < width * FLOAT; at += FOUR)
    v128.store(sum + at, f32x4.add(v128.load(sum + at), v128.load(row + at)));
}

/** The sum of six rows. */
export function sumRows(to: usize, a: usize, b: usize, c: usize, d: usize, e: usize, f: usize, width: usize): void {
  for (let at: usize = 0; at < width * FLOAT; at += FOUR) {
    const first = f32x4.add(v128.load(a + at), v128.load(b + at));
    const second = f32x4.add(v128.load(c + at), v128.load(d + at));
    const third = f32x4.add(v128.load(e + at), v128.load(f + at));
    v128.store(to + at, f32x4.add(f32x4.add(first, second), third));
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

/**
 * The sums of whole numbers times the numbers of each pair of rows, times a scale. Rows lie in pairs: what two rows have
 * in a column lies side by side, two bytes each, as the two numbers do that they are multiplied with. The width is a
 * multiple of 24.
 */
export function weighPairs(to: usize, pairs: usize, numbers: usize, count: usize, width: usize, scale: f32): void {
  const times = f32x4.splat(scale);
  for (let column: usize = 0; column < width * FLOAT; column += 6 * FOUR) {
    let a = i32x4.splat(0);
    let b = i32x4.splat(0);
    let c = i32x4.splat(0);
    let d = i32x4.splat(0);
    let e = i32x4.splat(0);
    let f = i32x4.splat(0);
    let from = pairs + column;
    for (let pair: usize = 0; pair < count * FLOAT; pair += FLOAT) {
      const both = v128.load32_splat(numbers + pair);
      a = i32x4.add(a, i32x4.dot_i16x8_s(both, v128.load(from)));
      b = i32x4.add(b, i32x4.dot_i16x8_s(both, v128.load(from, 16)));
      c = i32x4.add(c, i32x4.dot_i16x8_s(both, v128.load(from, 32)));
      d = i32x4.add(d, i32x4.dot_i16x8_s(both, v128.load(from, 48)));
      e = i32x4.add(e, i32x4.dot_i16x8_s(both, v128.load(from, 64)));
      f = i32x4.add(f, i32x4.dot_i16x8_s(both, v128.load(from, 80)));
      from += width * FLOAT;
    }
    v128.store(to + column, f32x4.mul(f32x4.convert_i32x4_s(a), times));
    v128.store(to + column, f32x4.mul(f32x4.convert_i32x4_s(b), times), 16);
    v128.store(to + column, f32x4.mul(f32x4.convert_i32x4_s(c), times), 32);
    v128.store(to + column, f32x4.mul(f32x4.convert_i32x4_s(d), times), 48);
    v128.store(to + column, f32x4.mul(f32x4.convert_i32x4_s(e), times), 64);
    v128.store(to + column, f32x4.mul(f32x4.convert_i32x4_s(f), times), 80);
  }
}
