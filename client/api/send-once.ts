import { newKey } from "../lib/new-key.ts";

/** Sends bodies under an Idempotency-Key: a repeat of one that was not answered has the same, anything else a new one. */
export const sendOnce = <Body, Answer, More extends readonly unknown[]>(
  send: (body: Body, key: string, ...more: More) => Promise<Answer>,
): ((body: Body, ...more: More) => Promise<Answer>) => {
  let unanswered: { text: string; key: string } | null = null;
  return async (body, ...more) => {
    const text = JSON.stringify(body);
    const request = unanswered?.text === text ? unanswered : { text, key: newKey() };
    unanswered = request;
    const answer = await send(body, request.key, ...more);
    if (unanswered === request) unanswered = null;
    return answer;
  };
};
