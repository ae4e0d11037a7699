import { sumFacts } from "./fact-groups.ts";
import { GATES, OUTPUTS, SCALES, UPPER, WHOLE_ONE } from "./kernel/sizes.ts";
import type { Net } from "./net.ts";
import { pairRows } from "./row-pairs.ts";

export type Numbers = Float32Array | Int8Array | Int16Array;

const padded = (numbers: ArrayLike<number>, length: number): Float32Array => {
  const row = new Float32Array(length);
  row.set(numbers);
  return row;
};

/** The parts of a network as the kernel reads them, in the order in which it has them (`kernel/net.ts`). */
export const partsOf = (net: Net): Numbers[] => {
  const pairs = [pairRows(net.onward, GATES), pairRows(net.backward, GATES), pairRows(net.upper, UPPER)];
  const scales = pairs.map(({ step }) => step / WHOLE_ONE);
  return [
    sumFacts(net.facts, net.bias),
    ...pairs.map(({ values }) => values),
    padded(scales, SCALES),
    net.upperBias,
    net.output,
    padded(net.outputBias, OUTPUTS),
    net.vectors,
  ];
};
