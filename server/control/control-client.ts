import * as v from "valibot";
import type { Output } from "./command.ts";
import { COMMANDS_PATH, ControlLine } from "./control-line.ts";

/** The process that holds the data does not take the command. */
export class ControlUnreachable extends Error {
  constructor(options?: ErrorOptions) {
    super("The running server takes no commands right now", options);
    this.name = "ControlUnreachable";
  }
}

const linesOf = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<ControlLine> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.filter((each) => each !== "")) yield v.parse(ControlLine, JSON.parse(line));
  }
};

const post = (address: string, name: string, args: readonly string[]): Promise<Response> =>
  fetch(`http://localhost${COMMANDS_PATH}${name}`, { unix: address, method: "POST", body: JSON.stringify(args) }).catch(
    (error: unknown) => {
      throw new ControlUnreachable({ cause: error });
    },
  );

/** Has the process at this address run the command, and repeats what it says. Answers the exit code. */
export const sendCommand = async (
  address: string,
  name: string,
  args: readonly string[],
  output: Output,
): Promise<number> => {
  const response = await post(address, name, args);
  if (!response.ok || response.body === null) throw new ControlUnreachable();
  for await (const line of linesOf(response.body)) {
    if ("exit" in line) return line.exit;
    if ("out" in line) output.out(line.out);
    else output.err(line.err);
  }
  throw new ControlUnreachable();
};
