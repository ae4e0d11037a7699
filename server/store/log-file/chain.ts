import { createHash } from "node:crypto";

/** A file that is not what an export wrote, whole and unchanged, or that does not fit here. Its message is for the operator. */
export class LogFileRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "LogFileRefused";
  }
}

export type Chain = {
  /** The hash over everything so far. */
  hash: () => string;
  /** Takes in the next text; answers the hash that covers it and all before it. */
  add: (text: string) => string;
};

const SEED = createHash("sha256").update("listwright log 1").digest("hex");

/** Hashes texts in their order, each with the hash of what came before it. */
export const createChain = (): Chain => {
  let hash = SEED;
  return {
    hash: () => hash,
    add: (text) => {
      hash = createHash("sha256").update(hash).update(text).digest("hex");
      return hash;
    },
  };
};

const LINK = /^(.*),"chain":"([0-9a-f]{64})"\}$/s;

/** One line of the file: the object as JSON, its last member the hash of the chain up to here. */
export const linkLine = (chain: Chain, body: object): string => {
  const json = JSON.stringify(body);
  return `${json.slice(0, -1)},"chain":"${chain.add(json)}"}`;
};

/** Takes a line apart and checks that it follows the ones before it. */
export const unlinkLine = (chain: Chain, line: string, lineNumber: number): unknown => {
  const match = LINK.exec(line);
  const json = match?.[1] === undefined ? null : `${match[1]}}`;
  if (json === null || chain.add(json) !== match?.[2]) {
    throw new LogFileRefused(
      `The file was changed or damaged: line ${lineNumber} does not follow from what is before it.`,
    );
  }
  return JSON.parse(json);
};
