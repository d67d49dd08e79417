import { audit, staffActor } from '#audit';
import { inLocale, readClinic } from '#catalogue/names';
import { requiredMessage } from '#forms/fields';
import { enqueueMail, type Mail } from '#outbox/enqueue';
import { sealed } from '#sealing/values';
import type { Db } from '#store/db';
import { type ItemAction, lockItem, mayAct, settleItem } from './acts';
import { InboxRefusal } from './refusal';

const MAX_ANSWER_LENGTH = 5_000;
const answerText = requiredMessage(MAX_ANSWER_LENGTH);

type Message = {
  reference: string;
  name: string;
  email: string;
  message: string;
  locale: Mail['locale'];
  clinicId: number;
  received: Date;
};

/**
 * Sends the answer to a message of the contact form by mail, in the visitor's language and with the message quoted;
 * replies go to the clinic. Stores the answer sealed and closes the item. Throws an InboxRefusal.
 */
export async function answerMessage(
  { db, operatorEmail }: { db: Db; operatorEmail: string | null },
  on: ItemAction,
  typed: string,
): Promise<void> {
  const text = answerText.safeParse(typed);
  if (!text.success) throw new InboxRefusal(typed.trim() === '' ? 'emptyAnswer' : 'longAnswer');
  await db.tx(async (tx) => {
    const item = await lockItem(tx, on);
    mayAct(on, item);
    const [message] = await tx.query<Message>(
      `select reference, name, email, message, locale, clinic_id as "clinicId", created_at as received
       from contact_request where id = $1`,
      [on.id],
    );
    if (!message) throw new InboxRefusal('unknownItem');
    const { reference, name, email, locale } = message;
    const clinic = await readClinic(tx, message.clinicId);
    const outboxId = await enqueueMail(tx, {
      kind: 'contact-answer',
      recipient: email,
      locale,
      payload: {
        ...{ reference, name, answer: text.data, message: message.message },
        ...{ clinic: clinic && inLocale(clinic.names, locale), written: new Date(message.received).toISOString() },
      },
      replyTo: clinic?.email ?? operatorEmail,
    });
    const actor = staffActor(on.account.id);
    await tx.query('insert into contact_answer (contact_request_id, actor, text, outbox_id) values ($1, $2, $3, $4)', [
      on.id,
      actor,
      sealed(text.data),
      outboxId,
    ]);
    await audit(tx, { actor, action: 'answer', reference: item.subject });
    await settleItem(tx, on, item, { act: 'done', change: { state: 'done', owner: on.account.id } });
  });
}
