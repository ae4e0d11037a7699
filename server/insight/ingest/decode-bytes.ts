import chardet from "chardet";

/** A file that holds no text we can read. */
export class UnsupportedFileError extends Error {
  readonly code = "UNSUPPORTED_FILE";
  constructor(message: string) {
    super(message);
    this.name = "UnsupportedFileError";
  }
}

const SIGNATURES: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], "a spreadsheet, document or zip archive"],
  [[0x25, 0x50, 0x44, 0x46], "a PDF"],
  [[0x89, 0x50, 0x4e, 0x47], "a picture"],
  [[0xff, 0xd8, 0xff], "a picture"],
  [[0x47, 0x49, 0x46, 0x38], "a picture"],
  [[0x1f, 0x8b], "a compressed archive"],
  [[0xd0, 0xcf, 0x11, 0xe0], "an old Office document"],
];

const SAMPLE = 65_536;

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((value, index) => bytes[index] === value);

const zerosAt = (sample: Uint8Array, parity: 0 | 1): number =>
  sample.reduce((sum, value, index) => sum + (value === 0 && index % 2 === parity ? 1 : 0), 0);

/** UTF-16 without a byte order mark shows as zeros on one side of each pair only. */
const guessUtf16 = (sample: Uint8Array): "utf-16le" | "utf-16be" | null => {
  const [even, odd] = [zerosAt(sample, 0), zerosAt(sample, 1)];
  const pairs = sample.length / 2;
  if (odd > 0.6 * pairs && even < 0.05 * pairs) return "utf-16le";
  return even > 0.6 * pairs && odd < 0.05 * pairs ? "utf-16be" : null;
};

const decodeAs = (encoding: string, bytes: Uint8Array, fatal: boolean): string | null => {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return null;
  }
};

const isBinary = (sample: Uint8Array): boolean => {
  const control = sample.reduce(
    (sum, value) => sum + (value < 9 || (value > 13 && value < 32 && value !== 27) ? 1 : 0),
    0,
  );
  return control > 0.02 * sample.length;
};

const byBom = (bytes: Uint8Array): string | null => {
  if (startsWith(bytes, [0xff, 0xfe])) return "utf-16le";
  if (startsWith(bytes, [0xfe, 0xff])) return "utf-16be";
  return startsWith(bytes, [0xef, 0xbb, 0xbf]) ? "utf-8" : null;
};

/** Turns the bytes of an uploaded file into text, whatever common encoding it has. Throws `UnsupportedFileError` for binary files. */
export const decodeBytes = (bytes: Uint8Array): string => {
  const kind = SIGNATURES.find(([signature]) => startsWith(bytes, signature))?.[1];
  if (kind !== undefined) throw new UnsupportedFileError(`This file is ${kind}, not text.`);
  const sample = bytes.subarray(0, SAMPLE);
  const wide = byBom(bytes) ?? guessUtf16(sample);
  if (wide !== null) return decodeAs(wide, bytes, false) ?? "";
  if (isBinary(sample)) throw new UnsupportedFileError("This file is binary, not text.");
  const utf8 = decodeAs("utf-8", bytes, true);
  if (utf8 !== null) return utf8;
  const detected = chardet.detect(sample) ?? "windows-1252";
  const label =
    detected === "UTF-8" || detected === "ASCII" || detected.startsWith("ISO-8859-1") ? "windows-1252" : detected;
  return decodeAs(label, bytes, false) ?? decodeAs("windows-1252", bytes, false) ?? "";
};
