import { lineCut, problemOfResponse } from "./problem-of-response.ts";
import { told } from "./refusals.ts";

/** A file that has arrived, with the name that the server gives it. */
type ArrivedFile = { blob: Blob; name: string };

const nameOf = ({ headers }: Response, fallback: string): string =>
  /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? fallback;

/** The file as it comes in; its size is not known before its end, so what has arrived is told. */
const arrivedParts = async (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onProgress: ((bytes: number) => void) | undefined,
): Promise<Uint8Array<ArrayBuffer>[]> => {
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    bytes += part.value.length;
    onProgress?.(bytes);
  }
  return parts;
};

/** Fetches a whole file. Throws ApiProblem where it is refused or does not arrive. */
export const fetchFile = async (
  path: string,
  fallbackName: string,
  onProgress?: (bytes: number) => void,
): Promise<ArrivedFile> => {
  const cut = (cause: unknown) => {
    throw lineCut(cause);
  };
  const response = await fetch(path, { credentials: "include" }).catch(cut);
  if (!response.ok || response.body === null) throw told(await problemOfResponse(response));
  const parts = await arrivedParts(response.body, onProgress).catch(cut);
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  return { blob: new Blob(parts, { type }), name: nameOf(response, fallbackName) };
};
