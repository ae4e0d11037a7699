const MASK = 0xffffffff;

const mix = (hash: number, code: number, prime: number): number => Math.imul(hash ^ code, prime) & MASK;

const hex = (hash: number, digits: number): string => (hash >>> 0).toString(16).padStart(8, "0").slice(0, digits);

const settle = (hash: number): number => {
  const once = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  const twice = Math.imul(once ^ (once >>> 13), 3_266_489_909);
  return twice ^ (twice >>> 16);
};

/** Names a text by its own characters, the same in every process: 14 hexadecimal digits, 56 bits. */
export const textId = (text: string): string => {
  let [one, other] = [2_166_136_261, 1_779_033_703];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = mix(one, code, 16_777_619);
    other = mix(other, code + index, 2_654_435_761);
  }
  return hex(settle(one), 8) + hex(settle(other ^ text.length), 6);
};
