/** Tokens of one call, as the model counts them. */
export type ModelUsage = { input: number; output: number };

/** Reasoning counts as output, so that this is several times what a listing takes. */
export const OUTPUT_TOKENS_MAX = 12_000;

/** The brief is cut to size; this is more than the longest. */
export const INPUT_TOKENS_MAX = 16_000;

/** English has about four characters to a token; three never count too little. */
const CHARACTERS_PER_TOKEN = 3;

const tokensOf = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_TOKEN);

/** What a call took where nobody counted: what was sent, and what came, or all that might have. */
export const estimatedUsage = (sent: number, received: number | null): ModelUsage => ({
  input: tokensOf(sent),
  output: received === null ? OUTPUT_TOKENS_MAX : Math.min(OUTPUT_TOKENS_MAX, tokensOf(received)),
});
