/** What the runtime or a driver calls an error, for example "ENOENT"; null for one without a code. */
export const errorCode = (error: unknown): string | null =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : null;
