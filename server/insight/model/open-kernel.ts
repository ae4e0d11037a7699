import { COLUMNS } from "./kernel/columns.ts";
import { FACT_GROUPS, FACT_KINDS, MOST_FEATURES, READ, UPPER, WIDTH } from "./kernel/sizes.ts";
import stored from "./kernel.json" with { type: "json" };
import { LABELS } from "./linear-chain.ts";
import type { Net } from "./net.ts";
import { type Numbers, partsOf } from "./net-parts.ts";
import type { SentenceView } from "./sentence-view.ts";
import type { Words } from "./words.ts";

const code = new WebAssembly.Module(Uint8Array.fromBase64(stored.wasm));

type Functions = {
  reserve: (bytes: number) => number;
  openSentence: (tokens: number, place: number, sentences: number, convention: number) => void;
  listAspectFeatures: (at: number) => void;
  listPolarityFeatures: (from: number, to: number, moodOfText: number) => void;
  listFacts: () => void;
  scoreFeatures: (share: number) => void;
  addScores: (share: number) => void;
  scorePraise: (from: number, to: number, moodOfText: number) => number;
  scoreTokens: (net: number, dimensions: number) => void;
};
type Exports = Functions & { memory: WebAssembly.Memory; size: WebAssembly.Global };

/** What the kernel does with the sentence that was entered last; `kernel/` says how, and `kernel/areas.ts` where. */
export type Kernel = Omit<Functions, "reserve" | "openSentence"> & {
  /** Gives an area room for so many bytes. */
  reserve: (area: string, bytes: number) => void;
  /** Gives an area room for numbers, and puts them there. */
  put: (area: string, numbers: Numbers) => void;
  /** Puts a network there, with room for what each word says to it, and gives its place. */
  putNet: (net: Net, words: Words) => number;
  enter: (view: SentenceView) => void;
  /** What an area holds. It is overwritten by the next sentence. */
  floats: (area: string, length: number) => Float32Array;
  doubles: (area: string, length: number) => Float64Array;
  integers: (area: string, length: number) => Int32Array;
  /** The features that were listed last. */
  features: () => Uint16Array;
};

const NUMBER = 4;
const WHOLE_NUMBER = 2;
const WIDE_NUMBER = 8;
const USUAL_LENGTH = 128;

const abort = (): never => {
  throw new RangeError("The kernel of the review miner is out of memory");
};

const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Starts a kernel with a memory of its own. */
export const openKernel = (): Kernel => {
  const { exports } = new WebAssembly.Instance(code, { env: { abort } });
  const { memory, reserve, openSentence, size, ...functions } = exports as Exports;
  const globalOf = (area: string): WebAssembly.Global => {
    const global = exports[area];
    if (global instanceof WebAssembly.Global) return global;
    throw new TypeError(`The kernel has no area ${area}`);
  };
  const placeOf = (area: string): number => Number(globalOf(area).value);
  let room = 0;
  const makeRoom = (length: number): void => {
    room = Math.max(USUAL_LENGTH, 2 * length);
    kernel.reserve("columns", room * COLUMNS * NUMBER);
    kernel.reserve("tokenFacts", room * FACT_KINDS * NUMBER);
    kernel.reserve("emissions", room * LABELS * WIDE_NUMBER);
    kernel.reserve("scores", room * 2 * NUMBER);
    kernel.reserve("inputs", room * WIDTH * NUMBER);
    kernel.reserve("factGroups", room * FACT_GROUPS * NUMBER);
    kernel.reserve("units", (room + 2) * READ * NUMBER);
    kernel.reserve("wholeUnits", (room + 2) * READ * WHOLE_NUMBER);
  };
  const kernel: Kernel = {
    ...functions,
    reserve: (area, bytes) => {
      globalOf(area).value = reserve(bytes);
    },
    put: (area, numbers) => {
      kernel.reserve(area, numbers.byteLength);
      new Uint8Array(memory.buffer, placeOf(area)).set(bytesOf(numbers));
    },
    putNet: (net, words) => {
      const parts = partsOf(net);
      const bytes = parts.reduce((sum, { byteLength }) => sum + byteLength, words.ids.size * WIDTH * NUMBER);
      const place = reserve(bytes);
      let at = place;
      for (const part of parts) {
        new Uint8Array(memory.buffer, at, part.byteLength).set(bytesOf(part));
        at += part.byteLength;
      }
      return place;
    },
    enter: ({ length, columns, place, document }) => {
      if (length > room) makeRoom(length);
      kernel.integers("columns", columns.length).set(columns);
      openSentence(length, place, document.sentences.length, document.convention);
    },
    floats: (area, length) => new Float32Array(memory.buffer, placeOf(area), length),
    doubles: (area, length) => new Float64Array(memory.buffer, placeOf(area), length),
    integers: (area, length) => new Int32Array(memory.buffer, placeOf(area), length),
    features: () => new Uint16Array(memory.buffer, placeOf("features"), Number(size.value)),
  };
  kernel.reserve("features", MOST_FEATURES * 2);
  kernel.reserve("gates", WIDTH * NUMBER);
  kernel.reserve("upperUnits", UPPER * NUMBER);
  return kernel;
};
