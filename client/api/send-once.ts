import { newKey } from "../lib/new-key.ts";

/** Sends bodies under an Idempotency-Key: a repeat of one that was not answered has the same, anything else a new one. */
export const sendOnce = <Body, Answer>(
  send: (body: Body, key: string) => Promise<Answer>,
): ((body: Body) => Promise<Answer>) => {
  let unanswered: { text: string; key: string } | null = null;
  return async (body) => {
    const text = JSON.stringify(body);
    const request = unanswered?.text === text ? unanswered : { text, key: newKey() };
    unanswered = request;
    const answer = await send(body, request.key);
    if (unanswered === request) unanswered = null;
    return answer;
  };
};
