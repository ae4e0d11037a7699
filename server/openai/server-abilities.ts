import OpenAI from "openai";

/** What a server that speaks the protocol may not know; each step asks for less. */
export type Abilities = {
  format: "schema" | "object" | "words";
  limit: "max_completion_tokens" | "max_tokens" | null;
  stream: "counted" | "plain" | null;
};

const ALL: Abilities = { format: "schema", limit: "max_completion_tokens", stream: "counted" };

/** By server and model, for as long as the process lives. */
const known = new Map<string, Abilities>();

const keyOf = (server: string | null, model: string): string => `${server ?? ""}\n${model}`;

export const abilitiesOf = (server: string | null, model: string): Abilities => known.get(keyOf(server, model)) ?? ALL;

export const rememberAbilities = (server: string | null, model: string, abilities: Abilities): void => {
  known.set(keyOf(server, model), abilities);
};

const FORMAT = /json_schema|json_object|response_format|structured output/i;
const LIMIT = /max_completion_tokens|max_tokens/i;
const USAGE = /stream_options|include_usage/i;
const STREAM = /["'`]?\bstream(?:ing)?\b/i;

const withoutNamed = ({ format, limit, stream }: Abilities, said: string): Abilities => {
  const lesser = format === "schema" ? "object" : "words";
  const bare = limit === "max_completion_tokens" ? "max_tokens" : null;
  const isUsage = stream === "counted" && USAGE.test(said);
  return {
    format: FORMAT.test(said) ? lesser : format,
    limit: LIMIT.test(said) ? bare : limit,
    stream: isUsage ? "plain" : STREAM.test(said.replaceAll("stream_options", "")) ? null : stream,
  };
};

/** What to ask for instead, or null where the error names nothing that was asked for. */
export const abilitiesAfter = (error: unknown, abilities: Abilities): Abilities | null => {
  if (!(error instanceof OpenAI.BadRequestError || error instanceof OpenAI.UnprocessableEntityError)) return null;
  const less = withoutNamed(abilities, error.message);
  const isLess = less.format !== abilities.format || less.limit !== abilities.limit || less.stream !== abilities.stream;
  return isLess ? less : null;
};

const REASON_LENGTH = 4_000;

/** Servers give their reasons in shapes of their own; the SDK keeps those of OpenAI's. */
export const fetchWithReasons: typeof fetch = Object.assign(
  async (...asked: Parameters<typeof fetch>): Promise<Response> => {
    const response = await fetch(...asked);
    if (response.status !== 400 && response.status !== 422) return response;
    const message = (await response.text()).slice(0, REASON_LENGTH);
    return Response.json({ error: { message } }, { status: response.status });
  },
  { preconnect: fetch.preconnect },
);
