import { composeMail, type MailBrand } from '#mail/compose';
import { UnsendableMail } from '#mail/content';
import { messageIdOf, type Sender } from '#mail/message';
import { qrPicture } from '#mail/qr-picture';
import { MailRefused, type MailTransport } from '#mail/transport';
import { receiptFile } from '#receipts/file';
import { composeSms, isSmsKind } from '#sms/compose';
import type { SmsTransport } from '#sms/transport';
import type { Db } from '#store/db';
import { type ClaimedMail, claimMails, markDead, markSent, markWaiting, removeMail, returnMail } from './queue';

const EVERY_MS = 2_000;
const BATCH = 5;
/** Shorter than the lease, so that no other process claims a mail that is still being sent. */
const SEND_LIMIT_MS = 90_000;
/** Time for mails being sent to finish when the process stops. */
const STOP_LIMIT_MS = 5_000;
const SETTLE_LIMIT_MS = 3_000;
const MAX_ATTEMPTS = 20;

export type OutboxLine = { mail: number; kind: string; attempt: number; outcome: MailOutcome; reason?: string };
type MailOutcome = 'sent' | 'waiting' | 'dead' | 'given back' | 'removed';

export type OutboxOptions = {
  db: Db;
  transport: MailTransport;
  /** Without it, queued text messages are given up. */
  sms?: SmsTransport | null;
  sender: Sender;
  brand: Omit<MailBrand, 'sender'>;
  /** One line per attempt, without addresses. */
  onAttempt: (line: OutboxLine) => void;
  onError: (error: unknown) => void;
  /** Called just before each attempt: whether the content of a mail is outdated; it is then deleted. */
  isStale?: (mail: ClaimedMail) => Promise<boolean>;
  everyMs?: number;
  stopLimitMs?: number;
  retrySeconds?: (attempt: number) => number;
};

/** Returns a minute, doubled at each attempt up to six hours: a mail is given up after almost three days. */
export const retrySecondsAfter = (attempt: number): number => Math.min(60 * 2 ** (attempt - 1), 6 * 3_600);

/**
 * Sends queued mails as they become due, each at least once: a mail accepted by the mail server just before a crash is
 * sent again under the same Message-ID. Returns a stop function, which resolves when no delivery is in progress, after
 * at most eight seconds.
 */
export function startOutbox(options: OutboxOptions): () => Promise<void> {
  const { db, onError, everyMs = EVERY_MS, stopLimitMs = STOP_LIMIT_MS } = options;
  const stopping = new AbortController();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const round = async () => {
    try {
      let claimed: ClaimedMail[] = [];
      do {
        claimed = isStopped ? [] : await claimMails(db, BATCH);
        // All deliveries are awaited even if the database fails for one of them: stopping waits for those in progress.
        const settled = await Promise.allSettled(claimed.map((mail) => deliver(options, mail, stopping.signal)));
        for (const result of settled) if (result.status === 'rejected') throw result.reason;
      } while (claimed.length > 0);
    } catch (error) {
      onError(error);
    }
    if (!isStopped) schedule(everyMs);
  };
  const schedule = (milliseconds: number) => {
    timer = setTimeout(() => {
      running = round();
    }, milliseconds);
    timer.unref();
  };
  schedule(0);

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    const abort = setTimeout(() => stopping.abort(), stopLimitMs);
    let giveUp: NodeJS.Timeout | undefined;
    // An unresponsive database must not delay the exit: the leases of claimed mails expire.
    const limit = new Promise<void>((resolve) => {
      giveUp = setTimeout(resolve, stopLimitMs + SETTLE_LIMIT_MS);
    });
    await Promise.race([running, limit]);
    clearTimeout(abort);
    clearTimeout(giveUp);
  };
}

async function deliver(options: OutboxOptions, mail: ClaimedMail, stopping: AbortSignal): Promise<void> {
  const { db, onAttempt, retrySeconds = retrySecondsAfter } = options;
  const report = (outcome: MailOutcome, error?: unknown) =>
    onAttempt({
      mail: mail.id,
      kind: mail.kind,
      attempt: mail.attempts,
      outcome,
      ...(error ? { reason: reasonOf(error) } : {}),
    });
  if (await options.isStale?.(mail)) {
    await removeMail(db, mail);
    return report('removed');
  }
  try {
    await send(options, mail, AbortSignal.any([stopping, AbortSignal.timeout(SEND_LIMIT_MS)]));
  } catch (error) {
    if (stopping.aborted) {
      await returnMail(db, mail);
      return report('given back');
    }
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof MailRefused || error instanceof UnsendableMail || mail.attempts >= MAX_ATTEMPTS) {
      await markDead(db, mail, message);
      return report('dead', error);
    }
    await markWaiting(db, mail, retrySeconds(mail.attempts), message);
    return report('waiting', error);
  }
  await markSent(db, mail);
  report('sent');
}

async function send(options: OutboxOptions, mail: ClaimedMail, signal: AbortSignal): Promise<void> {
  const { db, transport, sms, sender, brand } = options;
  const { kind, recipient, replyTo, locale, payload } = mail;
  const messageId = messageIdOf(mail, sender);
  if (isSmsKind(kind)) {
    if (!sms) throw new UnsendableMail('There is no provider of text messages: SMS_URL is not set.');
    const text = composeSms({ kind, payload, locale }, brand);
    return await sms.send({ id: messageId, to: recipient, text }, signal);
  }
  const { receipt, qr, ...composed } = composeMail(mail, { ...brand, sender: sender.address });
  const files = [
    ...(receipt === null ? [] : [await receiptFile(db, receipt)]),
    ...(qr === null ? [] : [await qrPicture(qr)]),
  ];
  const attachments = files.length > 0 ? files : undefined;
  await transport.send({ ...composed, attachments, messageId, recipient, replyTo, locale, sentAt: new Date() }, signal);
}

/** Returns the error's code or class without the mail server's text, which repeats the address. */
function reasonOf(error: unknown): string {
  const cause = error instanceof MailRefused ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  const parts = ['code', 'responseCode'].flatMap((name) => {
    const value = (cause as unknown as Record<string, unknown>)[name];
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  });
  return parts.join(' ') || cause.name;
}
