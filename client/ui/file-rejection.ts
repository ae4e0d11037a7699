export type FileRejection = "too-large" | "wrong-type" | "too-many";

type Rules = { accept: string | undefined; maxBytes: number };

type Picked = Pick<File, "name" | "type" | "size">;

const isAccepted = ({ name, type }: Picked, accept: string | undefined): boolean =>
  accept === undefined ||
  accept
    .split(",")
    .map((each) => each.trim().toLowerCase())
    .some((each) => (each.startsWith(".") ? name.toLowerCase().endsWith(each) : type === each));

/** Why these files are not taken; null when there is one that is. */
export const rejectionOf = (files: readonly Picked[], { accept, maxBytes }: Rules): FileRejection | null => {
  if (files.some(({ size }) => size > maxBytes)) return "too-large";
  if (files.length > 1) return "too-many";
  return files.every((file) => isAccepted(file, accept)) ? null : "wrong-type";
};
