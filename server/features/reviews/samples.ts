import type { Sample, SampleSummary } from "../../../events/wire/work.ts";

const SAMPLES: readonly Sample[] = [];

export const listSamples = (): SampleSummary[] => SAMPLES.map(({ text: _text, ...summary }) => summary);

export const findSample = (id: string): Sample | null => SAMPLES.find((sample) => sample.id === id) ?? null;
