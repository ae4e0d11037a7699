/** Words as a part of a file's name: letters and digits of ASCII with hyphens between; "listing" where none are left. */
export const fileNameOf = (text: string, lengthMax: number): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[^a-zA-Z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, lengthMax)
    .toLowerCase() || "listing";
