import { type MessagePort, parentPort } from "node:worker_threads";
import { ProblemError } from "../http/problems.ts";
import type { EngineReply, EngineRequest } from "./engine-messages.ts";
import { importReviews } from "./import-reviews.ts";

const answer = async (request: EngineRequest, reply: (reply: EngineReply) => void): Promise<EngineReply> => {
  if (request.kind === "importReviews") return { kind: "imported", reviews: importReviews(request.source) };
  // Only a worker that optimizes loads the language model.
  const { optimizeReviews } = await import("../listing/optimize-reviews.ts");
  return {
    kind: "optimized",
    result: optimizeReviews(request.input, (progress) => reply({ kind: "progress", progress })),
  };
};

const failure = (error: unknown): EngineReply => {
  if (error instanceof ProblemError) return { kind: "refused", problem: error.problem, details: error.details };
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  return { kind: "failed", message, stack };
};

const serve = (port: MessagePort): void => {
  const reply = (message: EngineReply): void => port.postMessage(message);
  port.on("message", (request: EngineRequest) => {
    answer(request, reply).then(reply, (error: unknown) => reply(failure(error)));
  });
};

if (parentPort !== null) serve(parentPort);
