import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What becomes of a call: the connection breaks, something in between answers, or only the answer is lost. */
export type Trouble = "cut" | "bad gateway" | "answer lost";

export type Gateway = {
  url: string;
  /** Sends everything on to this address from now on. */
  leadTo: (target: string) => void;
  /** Troubles the calls of one method whose path begins so, until it is mended: "POST /api/avatars". */
  trouble: (call: string, how: Trouble) => void;
  mend: () => void;
  stop: () => void;
};

const NOT_OURS = "<html><body><h1>502 Bad Gateway</h1></body></html>";

const forward = (target: URL, incoming: IncomingMessage, answer: ServerResponse, isLost: boolean): void => {
  const { hostname, port } = target;
  const { method = "GET", url: path = "/", headers } = incoming;
  const outgoing = request({ hostname, port, method, path, headers }, (answered) => {
    if (isLost) {
      answered.resume().on("end", () => incoming.socket.destroy());
      return;
    }
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
  outgoing.on("error", () => incoming.socket.destroy());
  answer.on("close", () => outgoing.destroy());
  incoming.pipe(outgoing);
};

/** A reverse proxy between browser and app, as it stands before a server in production, and fails as it does there. */
export const startGateway = async (): Promise<Gateway> => {
  const troubles = new Map<string, Trouble>();
  let target: URL | null = null;
  const troubleOf = ({ method, url = "" }: IncomingMessage): Trouble | undefined =>
    [...troubles].find(([call]) => `${method} ${url}`.startsWith(call))?.[1];
  const server = createServer((incoming, answer) => {
    const trouble = troubleOf(incoming);
    if (trouble === "bad gateway") answer.writeHead(502, { "content-type": "text/html" }).end(NOT_OURS);
    else if (trouble === "cut" || target === null) incoming.socket.destroy();
    else forward(target, incoming, answer, trouble === "answer lost");
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (address) => {
      target = new URL(address);
    },
    trouble: (call, how) => troubles.set(call, how),
    mend: () => troubles.clear(),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
