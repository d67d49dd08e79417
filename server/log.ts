import { pino } from 'pino';
import { env } from '@/lib/env';

/** The site's log: one JSON line per event on standard output; never a visitor's address, query or body. */
export const log = pino({ name: 'site', level: env().LOG_LEVEL });
