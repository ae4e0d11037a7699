import { configure, getConsoleSink, getLogger, jsonLinesFormatter, type LogLevel } from "@logtape/logtape";

export type Log = {
  debug: (message: string, properties?: Record<string, unknown>) => void;
  info: (message: string, properties?: Record<string, unknown>) => void;
  warn: (message: string, properties?: Record<string, unknown>) => void;
  error: (message: string, properties?: Record<string, unknown>) => void;
};

/** Structured log lines on standard error, one JSON object each. Never pass credentials, cookies or review text. */
export const createLog = async (level: LogLevel): Promise<Log> => {
  await configure({
    reset: true,
    sinks: { stderr: getConsoleSink({ formatter: jsonLinesFormatter, levelMap: everyLevelToStderr }) },
    loggers: [
      { category: "listwright", lowestLevel: level, sinks: ["stderr"] },
      { category: ["logtape", "meta"], lowestLevel: "error", sinks: ["stderr"] },
    ],
  });
  const logger = getLogger("listwright");
  return {
    debug: (message, properties = {}) => logger.debug(message, properties),
    info: (message, properties = {}) => logger.info(message, properties),
    warn: (message, properties = {}) => logger.warn(message, properties),
    error: (message, properties = {}) => logger.error(message, properties),
  };
};

const everyLevelToStderr = {
  trace: "error",
  debug: "error",
  info: "error",
  warning: "error",
  error: "error",
  fatal: "error",
} as const;

/** What is safe to log of an unknown failure: name, message, stack and cause. */
export const describeError = (error: unknown): Record<string, unknown> =>
  error instanceof Error
    ? {
        name: error.name,
        message: error.message,
        stack: error.stack,
        ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
      }
    : { message: String(error) };
