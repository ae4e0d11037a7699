const Z = 1.959_963_984_540_054;

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The 95 % Wilson interval of a share `part` of `whole`. */
export const wilsonInterval = (part: number, whole: number): [number, number] => {
  if (whole === 0) return [0, 0];
  const share = part / whole;
  const spread = Z ** 2 / whole;
  const centre = (share + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((share * (1 - share)) / whole + Z ** 2 / (4 * whole ** 2))) / (1 + spread);
  return [round(Math.max(0, centre - half)), round(Math.min(1, centre + half))];
};
