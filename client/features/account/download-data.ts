import { lineCut, problemOfResponse } from "../../api/problem-of-response.ts";

const PATH = "/api/account/export";
const FALLBACK_NAME = "listwright-data.zip";

const nameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? FALLBACK_NAME;

/** The archive as it comes in; its size is not known before its end, so what has arrived is told. */
const arrivedParts = async (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onProgress: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> => {
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    bytes += part.value.length;
    onProgress(bytes);
  }
  return parts;
};

const save = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

/** Downloads all data of the account and hands the archive to the browser once it is complete. */
export const downloadData = async (onProgress: (bytes: number) => void): Promise<void> => {
  const response = await fetch(PATH, { credentials: "include" }).catch((cause: unknown) => {
    throw lineCut(cause);
  });
  if (!response.ok || response.body === null) throw await problemOfResponse(response);
  const parts = await arrivedParts(response.body, onProgress).catch((cause: unknown) => {
    throw lineCut(cause);
  });
  save(new Blob(parts, { type: "application/zip" }), nameOf(response));
};
