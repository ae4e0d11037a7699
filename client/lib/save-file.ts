/** Hands a file to the browser, which keeps it where downloads go. */
export const saveFile = ({ blob, name }: { blob: Blob; name: string }): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
