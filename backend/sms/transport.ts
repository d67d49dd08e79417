import { MailRefused } from '#mail/transport';
import { postJson } from '#post-json';

/** A text message; `id` is constant across attempts. */
export type OutgoingSms = { id: string; to: string; text: string };

/**
 * Transport of text messages. `send` rejects with MailRefused when this one will never be accepted, and with any other
 * error when it should be retried.
 */
export type SmsTransport = { send(sms: OutgoingSms, signal: AbortSignal): Promise<void> };

const TIMEOUT_MS = 15_000;
/** Statuses that refuse the number or the text; others are about the settings or temporary. */
const REFUSED: ReadonlySet<number> = new Set([400, 404, 410, 422]);

/** Posts {to, text} as JSON to the provider's address, with the token as bearer. */
export const openSmsTransport = (url: string, token: string): SmsTransport => ({
  send: async ({ id, to, text }, signal) => {
    const headers = { 'Idempotency-Key': id };
    const status = await postJson(url, { token, body: { to, text }, headers, timeoutMs: TIMEOUT_MS, signal });
    if (status >= 200 && status < 300) return;
    const error = Object.assign(new Error(`The SMS provider answered ${status}.`), { responseCode: status });
    throw REFUSED.has(status) ? new MailRefused(error.message, { cause: error }) : error;
  },
});
