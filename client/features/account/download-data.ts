import { fetchFile } from "../../api/fetch-file.ts";
import { saveFile } from "../../lib/save-file.ts";

/** Downloads all data of the account and hands the archive to the browser once it is complete. */
export const downloadData = async (onProgress: (bytes: number) => void): Promise<void> =>
  saveFile(await fetchFile("/api/account/export", "listwright-data.zip", onProgress));
