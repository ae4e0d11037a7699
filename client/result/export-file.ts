import { fetchFile } from "../api/fetch-file.ts";
import { saveFile } from "../lib/save-file.ts";

/** Fetches an exported result and hands it to the browser once it is complete. */
export const exportFile = async (address: string): Promise<void> => saveFile(await fetchFile(address, "listing"));
