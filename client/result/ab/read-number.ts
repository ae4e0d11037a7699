const SPACES = /[\s\u00a0]/g;

/** A count as people type it: "38,655", "38 655". NaN where it is none. */
export const readCount = (text: string): number => {
  const digits = text.replaceAll(SPACES, "").replaceAll(",", "");
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** A percentage as people type it, as a share: "4.08", "4,08 %" → 0.0408. NaN where it is none. */
export const readPercent = (text: string): number => {
  const plain = text.replaceAll(SPACES, "").replace(/%$/, "").replace(",", ".");
  return /^\d{1,3}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) / 100 : Number.NaN;
};
