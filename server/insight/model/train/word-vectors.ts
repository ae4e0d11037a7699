/** Words with their vectors, one after the other, each of length one. */
export type WordVectors = { words: readonly string[]; dimensions: number; values: Float32Array };

const STEPS = [64, 4, 4];
const ROUNDS = 12;

export const dot = (a: Float32Array, aAt: number, b: Float32Array, bAt: number, length: number): number => {
  let sum = 0;
  for (let index = 0; index < length; index += 1) sum += (a[aAt + index] ?? 0) * (b[bAt + index] ?? 0);
  return sum;
};

export const normalize = (values: Float32Array, at: number, length: number): void => {
  const size = Math.sqrt(dot(values, at, values, at, length)) || 1;
  for (let index = at; index < at + length; index += 1) values[index] = (values[index] ?? 0) / size;
};

/** Spherical k-means; it starts from words spread over the list, so that it needs no chance. */
const cluster = ({ dimensions, values }: WordVectors, members: readonly number[], count: number): number[] => {
  const centres = new Float32Array(count * dimensions);
  for (let index = 0; index < count; index += 1) {
    const member = members[Math.floor((index * members.length) / count)] ?? 0;
    centres.set(values.subarray(member * dimensions, (member + 1) * dimensions), index * dimensions);
  }
  let assigned: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    assigned = members.map((member) => {
      let [best, most] = [0, -Infinity];
      for (let index = 0; index < count; index += 1) {
        const likeness = dot(values, member * dimensions, centres, index * dimensions, dimensions);
        if (likeness > most) [best, most] = [index, likeness];
      }
      return best;
    });
    centres.fill(0);
    members.forEach((member, index) => {
      const [from, to] = [member * dimensions, (assigned[index] ?? 0) * dimensions];
      for (let at = 0; at < dimensions; at += 1) centres[to + at] = (centres[to + at] ?? 0) + (values[from + at] ?? 0);
    });
    for (let index = 0; index < count; index += 1) normalize(centres, index * dimensions, dimensions);
  }
  return assigned;
};

const refine = (vectors: WordVectors, members: readonly number[], step: number, above: number): [number, number][] => {
  const count = STEPS[step];
  if (count === undefined) return members.map((member) => [member, above]);
  if (members.length === 0) return [];
  const assigned = cluster(vectors, members, count);
  return Array.from({ length: count }, (_, index) =>
    refine(
      vectors,
      members.filter((_member, at) => assigned[at] === index),
      step + 1,
      above * count + index,
    ),
  ).flat();
};

/** Classes of words that occur in like company, refined from 64 to 256 to 1,024. One class per word. */
export const classWords = (vectors: WordVectors): Uint16Array => {
  const members = vectors.words.map((_, index) => index);
  const classes = new Uint16Array(members.length);
  for (const [member, id] of refine(vectors, members, 0, 0)) classes[member] = id;
  return classes;
};
