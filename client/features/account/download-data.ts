import { ApiProblem, NETWORK_STATUS } from "../../api/api-problem.ts";

const PATH = "/api/account/export";
const FALLBACK_NAME = "listwright-data.zip";

const nameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? FALLBACK_NAME;

const refusalOf = async (response: Response): Promise<ApiProblem> =>
  new ApiProblem(response.status, await response.json().catch(() => response.statusText));

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
    throw Object.assign(new ApiProblem(NETWORK_STATUS, "Network error"), { cause });
  });
  if (!response.ok || response.body === null) throw await refusalOf(response);
  const parts = await arrivedParts(response.body, onProgress).catch((cause: unknown) => {
    throw Object.assign(new ApiProblem(NETWORK_STATUS, "The download broke off"), { cause });
  });
  save(new Blob(parts, { type: "application/zip" }), nameOf(response));
};
