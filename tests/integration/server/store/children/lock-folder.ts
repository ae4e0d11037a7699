import { FolderInUse, lockFolder } from "../../../../../server/store/folder-lock.ts";

const [folder = "", address = ""] = process.argv.slice(2);
const begun = performance.now();
try {
  const lock = lockFolder(folder);
  if (address !== "") lock.announce(address);
  process.stdout.write("locked\n");
  process.stdin.resume();
} catch (error) {
  if (!(error instanceof FolderInUse)) throw error;
  process.stdout.write(
    `${JSON.stringify({ holder: error.holder?.pid, ms: performance.now() - begun, message: error.message })}\n`,
  );
}
