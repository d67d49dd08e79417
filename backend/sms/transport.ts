import { MailRefused } from '#mail/transport';

/** A text message; `id` is constant across attempts. */
export type OutgoingSms = { id: string; to: string; text: string };

/**
 * Transport of text messages. `send` rejects with MailRefused when this one will never be accepted, and with any other
 * error when it should be retried.
 */
export type SmsTransport = { send(sms: OutgoingSms, signal: AbortSignal): Promise<void> };

const ANSWER_LIMIT_MS = 15_000;
/** Statuses that refuse the number or the text; others are about the settings or temporary. */
const REFUSED: ReadonlySet<number> = new Set([400, 404, 410, 422]);

/** Posts {to, text} as JSON to the provider's address, with the token as bearer. */
export const openSmsTransport = (url: string, token: string): SmsTransport => ({
  send: async ({ id, to, text }, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Idempotency-Key': id },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const error = Object.assign(new Error(`The SMS provider answered ${response.status}.`), {
      responseCode: response.status,
    });
    throw REFUSED.has(response.status) ? new MailRefused(error.message, { cause: error }) : error;
  },
});
