import type OpenAI from "openai";
import { Stream } from "openai/streaming";
import * as v from "valibot";
import type { ModelUsage } from "./model-usage.ts";

const Said = v.nullish(v.object({ content: v.nullish(v.string()), refusal: v.nullish(v.string()) }));

/** A whole answer, or a part of one: servers that speak the protocol differ in what they leave out. */
const Part = v.object({
  choices: v.nullish(v.array(v.object({ message: Said, delta: Said, finish_reason: v.nullish(v.string()) }))),
  usage: v.nullish(v.object({ prompt_tokens: v.number(), completion_tokens: v.number() })),
});
type Part = v.InferOutput<typeof Part>;

export type ModelAnswer = {
  text: string;
  isRefused: boolean;
  /** Why it ended; null where it did not come to its end. */
  finish: string | null;
  usage: ModelUsage | null;
};

/** Many times the longest listing. */
const TEXT_MAX = 60_000;

const NOTHING: ModelAnswer = { text: "", isRefused: false, finish: null, usage: null };

const withPart = (answer: ModelAnswer, { choices, usage }: Part): ModelAnswer => {
  const choice = choices?.[0];
  const said = choice?.message ?? choice?.delta;
  return {
    text: answer.text + (said?.content ?? ""),
    isRefused: answer.isRefused || Boolean(said?.refusal),
    finish: choice?.finish_reason ?? answer.finish,
    usage: usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : answer.usage,
  };
};

const readStream = async (response: Response, client: OpenAI, onText: (text: string) => void): Promise<ModelAnswer> => {
  const stream = Stream.fromSSEResponse<unknown>(response, new AbortController(), client);
  let answer = NOTHING;
  for await (const chunk of stream) {
    answer = withPart(answer, v.parse(Part, chunk));
    if (answer.text.length > TEXT_MAX) throw new Error("The model does not come to an end");
    onText(answer.text);
  }
  return answer;
};

/** Reads an answer as it comes; a server that does not stream gives it at once. */
export const readAnswer = async (
  response: Response,
  client: OpenAI,
  onText: (text: string) => void,
): Promise<ModelAnswer> => {
  const isStream = (response.headers.get("content-type") ?? "").includes("text/event-stream");
  if (isStream) return readStream(response, client, onText);
  const answer = withPart(NOTHING, v.parse(Part, await response.json()));
  onText(answer.text);
  return answer;
};
