import { type Logger, pino } from 'pino';
import { env } from './env';
import { currentRequestId } from './state/request-id';

type Fields = Record<string, string | number | boolean | null>;

let logger: Logger | undefined;

const requestOf = (): object => {
  const request = currentRequestId();
  return request === null ? {} : { request };
};

/** Created for the first line, not on import: a build imports modules without an environment. */
function made(): Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: requestOf,
  });
  return logger;
}

/**
 * The log of the site: one JSON line per event on standard output, from LOG_LEVEL up.
 * Never personal data: no bodies, no query strings of forms, no addresses of people.
 */
export const log = {
  error: (fields: Fields, event: string): void => made().error(fields, event),
  warn: (fields: Fields, event: string): void => made().warn(fields, event),
  info: (fields: Fields, event: string): void => made().info(fields, event),
};
