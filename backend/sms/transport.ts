import { MailRefused } from '#mail/transport';

/** A text message; `id` is the same at each attempt. */
export type OutgoingSms = { id: string; to: string; text: string };

/** Where text messages go. `send` rejects with MailRefused when this one will never be taken, with anything else to try again. */
export type SmsTransport = { send(sms: OutgoingSms, signal: AbortSignal): Promise<void> };

const ANSWER_LIMIT_MS = 15_000;
/** The number or the text is not taken; other refusals are about the settings or the moment. */
const REFUSED: ReadonlySet<number> = new Set([400, 404, 410, 422]);

/** Posts {to, text} as JSON to an address of the provider, with the token as bearer. */
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
