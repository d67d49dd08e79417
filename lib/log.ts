import { pino } from 'pino';
import { env } from './env';

/**
 * The log of the site: one JSON line per event on standard output, from LOG_LEVEL up.
 * Never personal data: no bodies, no query strings of forms, no addresses of people.
 */
export const log = pino({ level: env().LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
