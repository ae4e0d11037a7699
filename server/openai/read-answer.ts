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

const JSON_BEGINS = /^\uFEFF?\s*[{[]/;
/** An event begins with the name of its field or, as a comment, with a colon; the first bytes may be few. */
const EVENT_BEGINS = /^\uFEFF?\s*[deir:]/;

/** What an answer begins with tells what it is; not every server tells by the content type. */
const peek = async (response: Response): Promise<{ begins: string; whole: Response }> => {
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader();
  const { value: first } = await reader.read();
  const body = new ReadableStream<Uint8Array>({
    start: (to) => {
      if (first !== undefined) to.enqueue(first);
    },
    pull: async (to) => {
      const { done, value } = await reader.read();
      if (done) to.close();
      else to.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { begins: new TextDecoder().decode(first), whole: new Response(body) };
};

/** Reads an answer as it comes; a server that does not stream gives it at once. */
export const readAnswer = async (
  response: Response,
  client: OpenAI,
  onText: (text: string) => void,
): Promise<ModelAnswer> => {
  const { begins, whole } = await peek(response);
  const isDeclared = (response.headers.get("content-type") ?? "").includes("text/event-stream");
  if (!JSON_BEGINS.test(begins) && (isDeclared || EVENT_BEGINS.test(begins))) return readStream(whole, client, onText);
  const answer = withPart(NOTHING, v.parse(Part, await whole.json()));
  onText(answer.text);
  return answer;
};
