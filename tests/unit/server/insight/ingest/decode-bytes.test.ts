import { expect, test } from "bun:test";
import { decodeBytes, UnsupportedFileError } from "../../../../../server/insight/ingest/decode-bytes.ts";

const TEXT = "It’s a café bottle – great";

const utf16 = (text: string, littleEndian: boolean, bom: boolean): Uint8Array => {
  const units = `${bom ? "\uFEFF" : ""}${text}`.split("").map((sign) => sign.charCodeAt(0));
  return new Uint8Array(units.flatMap((unit) => (littleEndian ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
};

test("UTF-8 and UTF-16 are read with and without a byte order mark", () => {
  expect(decodeBytes(new TextEncoder().encode(TEXT))).toBe(TEXT);
  expect(decodeBytes(utf16(TEXT, true, true))).toBe(TEXT);
  expect(decodeBytes(utf16(TEXT, false, true))).toBe(TEXT);
  expect(decodeBytes(utf16("Plain words only", true, false))).toBe("Plain words only");
});

test("windows-1252 keeps its quotes and accents", () => {
  const bytes = new Uint8Array([
    0x49, 0x74, 0x92, 0x73, 0x20, 0x61, 0x20, 0x63, 0x61, 0x66, 0xe9, 0x20, 0x62, 0x6f, 0x74, 0x74, 0x6c, 0x65,
  ]);
  expect(decodeBytes(bytes)).toBe("It’s a café bottle");
});

test("binary files are refused with a code", () => {
  const zip = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0]);
  expect(() => decodeBytes(zip)).toThrow(UnsupportedFileError);
  expect(() => decodeBytes(new Uint8Array(500).map((_, index) => index % 7))).toThrow(UnsupportedFileError);
  expect(new UnsupportedFileError("").code).toBe("UNSUPPORTED_FILE");
});
