import { errorCode } from "./error-code.ts";

/** A reason not to start that an operator can act on; its message is one line. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
  }
}

type Listening = { host: string; port: number; hostVariable: string; portVariable: string };

/** Says why an address cannot be listened on, or hands back what has another reason. */
export const listenFailure = (error: unknown, { host, port, hostVariable, portVariable }: Listening): unknown => {
  const code = errorCode(error);
  if (code === "EADDRINUSE")
    return new StartError(
      `Port ${port} on ${host} is in use. Stop what uses it, or set ${portVariable} to another one.`,
      { cause: error },
    );
  if (code === "EACCES")
    return new StartError(`Port ${port} may not be used by this user. Set ${portVariable} to another one.`, {
      cause: error,
    });
  return ["EADDRNOTAVAIL", "ENOENT", "ENOTFOUND", "EINVAL"].includes(code ?? "")
    ? new StartError(`${host} is no address of this machine. Check ${hostVariable}.`, { cause: error })
    : error;
};
