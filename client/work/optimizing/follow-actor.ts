import { type AnyEventObject, fromCallback } from "xstate";

type Following<Event> = { signal: AbortSignal; send: (event: Event) => void };

/**
 * Follows a stream for as long as its machine wants it, and sends what it comes to. Leaving stops listening, not the
 * work, and is no refusal.
 */
export const followActor = <Event extends AnyEventObject, Input>(
  follow: (input: Input, following: Following<Event>) => Promise<Event>,
  refusedWith: (error: unknown) => Event,
) =>
  fromCallback<Event, Input>(({ input, sendBack }) => {
    const leaving = new AbortController();
    void follow(input, { signal: leaving.signal, send: sendBack }).then(sendBack, (error: unknown) => {
      if (!leaving.signal.aborted) sendBack(refusedWith(error));
    });
    return () => leaving.abort();
  });
