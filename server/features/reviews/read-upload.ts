import { LIMITS } from "../../../events/limits.ts";
import { ProblemError } from "../../http/problems.ts";
import type { ReviewsSource } from "../../optimizer/engine.ts";

const EMPTY = "Choose a file or paste some text";
const PASTE = "paste.txt";

const ofFile = async (file: Blob, fileName: string): Promise<ReviewsSource> => {
  if (file.size > LIMITS.importFileBytes) throw new ProblemError("TOO_LARGE");
  if (file.size === 0) throw new ProblemError("VALIDATION", { fields: [{ path: "file", message: EMPTY }] });
  return { bytes: new Uint8Array(await file.arrayBuffer()), fileName };
};

const formDataOf = async (request: Request): Promise<FormData> => {
  try {
    return await request.formData();
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new ProblemError("VALIDATION", { message: "This upload is not complete. Please try again." });
  }
};

export type Upload = { source: ReviewsSource; include: string[] };

/** Ids as a form or an address carries them: separated by commas. */
const idsOf = (list: unknown): string[] => {
  const ids = typeof list === "string" ? list.split(",").filter((id) => id !== "") : [];
  if (ids.length <= LIMITS.includeCount) return ids;
  throw new ProblemError("VALIDATION", { fields: [{ path: "include", message: "There are too many entries" }] });
};

const ofForm = (form: FormData): Promise<ReviewsSource> => {
  const file = form.get("file");
  if (file instanceof File) return ofFile(file, file.name);
  const text = form.get("text");
  return ofFile(new Blob([typeof text === "string" ? text : ""]), PASTE);
};

type Named = { fileName?: string | undefined; include?: string | undefined };

/**
 * Takes reviews as they come: a file of a form, the text of a form, or the whole body. `fileName` names a bare body;
 * `include` names exclusions to use after all, in the form or beside a bare body.
 */
export const readUpload = async (request: Request, { fileName, include }: Named): Promise<Upload> => {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data"))
    return { source: await ofFile(await request.blob(), fileName ?? PASTE), include: idsOf(include) };
  const form = await formDataOf(request);
  return { source: await ofForm(form), include: idsOf(form.get("include") ?? include) };
};
