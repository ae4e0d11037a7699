const LN_2_HIGH: f32 = 0.693359375;
const LN_2_LOW: f32 = -0.000212194442;
const LOG2_E: f32 = 1.44269502;
const LARGEST: f32 = 87;

/** e^x within 2^−23 of it: a power of two times a polynomial for the rest (Cephes, expf). */
function exp(x: v128): v128 {
  const bound = f32x4.max(f32x4.min(x, f32x4.splat(LARGEST)), f32x4.splat(-LARGEST));
  const power = f32x4.nearest(f32x4.mul(bound, f32x4.splat(LOG2_E)));
  const coarse = f32x4.sub(bound, f32x4.mul(power, f32x4.splat(LN_2_HIGH)));
  const rest = f32x4.sub(coarse, f32x4.mul(power, f32x4.splat(LN_2_LOW)));
  let sum = f32x4.splat(0.00019875691);
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(0.0013981999));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(0.008333452));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(0.041665796));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(0.16666666));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(0.5));
  sum = f32x4.add(f32x4.add(f32x4.mul(sum, f32x4.mul(rest, rest)), rest), f32x4.splat(1));
  const exponent = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(power), i32x4.splat(127)), 23);
  return f32x4.mul(sum, exponent);
}

/** 1 / (1 + e^−x). */
export function squash(x: v128): v128 {
  return f32x4.div(f32x4.splat(1), f32x4.add(f32x4.splat(1), exp(f32x4.neg(x))));
}
