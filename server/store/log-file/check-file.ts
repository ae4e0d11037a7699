import type { Secrets } from "../secrets.ts";
import { createChain, LogFileRefused } from "./chain.ts";
import type { EndLine, EventLine, Line } from "./format.ts";
import type { OnEvents } from "./log-parts.ts";
import { readLogFile } from "./read-log-file.ts";

const createTally = () => {
  const eventsChain = createChain();
  const versions = new Map<string, number>();
  const counts = { events: 0, keys: 0, rows: 0 };

  const takeEvent = (line: EventLine): void => {
    counts.events += 1;
    if (line.position !== counts.events) {
      throw new LogFileRefused(`Position ${counts.events} is missing: event ${line.position} follows.`);
    }
    const version = (versions.get(line.stream) ?? 0) + 1;
    if (line.version !== version) {
      throw new LogFileRefused(
        `Event ${line.position} has version ${line.version} of its stream, after ${version - 1}.`,
      );
    }
    versions.set(line.stream, version);
    eventsChain.add(JSON.stringify(line));
  };

  const takeEnd = (end: EndLine): void => {
    const isWhole =
      end.events === counts.events &&
      end.keys === counts.keys &&
      end.rows === counts.rows &&
      end.streams === versions.size &&
      end.eventsChain === eventsChain.hash();
    if (!isWhole) throw new LogFileRefused("The file is incomplete: its end counts other lines than it holds.");
  };

  return (line: Line): void => {
    if (line.kind === "event") takeEvent(line);
    else if (line.kind === "key") counts.keys += 1;
    else if (line.kind === "row") counts.rows += 1;
    else takeEnd(line);
  };
};

/**
 * Reads a file through: its chain, positions without gaps, versions without gaps in every stream, and that it is whole.
 * With the installation's secret also that it was written with it. Answers its end, or throws `LogFileRefused`.
 */
export const checkLogFile = async (path: string, secrets: Secrets | null, onEvents: OnEvents): Promise<EndLine> => {
  const take = createTally();
  let end: EndLine | null = null;
  for await (const line of readLogFile(path, secrets)) {
    take(line);
    if (line.kind === "event") onEvents(line.position, null);
    if (line.kind === "end") end = line;
  }
  if (end === null) throw new LogFileRefused("The file is cut off: its end is missing.");
  return end;
};
