import { z } from 'zod';
import { defineTemplate, factsBlock, type MailBlock, type MailContext } from '#mail/content';
import { longDay, plainDay } from '#mail/formats';
import { fill } from '#text';
import { noticeContent, opening, ours, referenceFact, typed, written } from './person-payload';

const RIGHTS = ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'] as const;

const rightsPayload = z.object({ reference: ours, right: z.enum(RIGHTS), dueOn: z.iso.date() });

const ownRightsPayload = rightsPayload.extend({ name: typed });

/** Returns the name of a right in the language of the mail. */
const rightName = (right: (typeof RIGHTS)[number], { messages }: MailContext): string => messages.rights[right];

/**
 * Confirms a data request to its sender: its number and the date by which it is answered; nothing of the text they
 * wrote.
 */
export const rightsReceived = defineTemplate(ownRightsPayload, (payload, context) => {
  const { messages, locale } = context;
  const { rightsReceived: texts, facts } = messages;
  return {
    ...opening(texts, payload.name, context),
    blocks: [
      { kind: 'paragraph', text: texts.thanks },
      factsBlock([
        { label: facts.right, value: rightName(payload.right, context) },
        { label: facts.dueOn, value: longDay(payload.dueOn, locale) },
        referenceFact(payload, context),
      ]),
      {
        kind: 'list',
        title: messages.whatHappensNow,
        items: [texts.identity, fill(texts.answer, { day: longDay(payload.dueOn, locale) }), texts.longer],
      },
    ],
    footnotes: [messages.notYourRequest],
  };
});

/** Tells the operator that there is a case and its due date; the person and the text are shown at the desk only. */
export const rightsNotice = defineTemplate(rightsPayload, (payload, context) => {
  const { messages, locale } = context;
  const { rightsNotice: texts, facts } = messages;
  return noticeContent(messages, {
    subject: texts.subject,
    facts: [
      { label: facts.right, value: rightName(payload.right, context) },
      { label: facts.dueOn, value: longDay(payload.dueOn, locale) },
      referenceFact(payload, context),
    ],
    tasks: [texts.open, texts.identity],
  });
});

const updatePayload = z.object({
  reference: ours,
  name: typed,
  about: z.enum(['extended', 'granted', 'refused', 'erased']),
  /** The clinic's text to the person. */
  text: written.optional(),
  dueOn: z.iso.date().optional(),
  stored: z
    .array(z.object({ kind: z.enum(['booking', 'receipt', 'rights_case']), number: ours, until: z.iso.date() }))
    .default([]),
});

/**
 * Update to the person of a data request: an extension, the answer, or that the data was erased and which records the
 * law requires to keep.
 */
export const rightsUpdate = defineTemplate(updatePayload, (payload, context) => {
  const { messages, locale } = context;
  const { rightsUpdate: texts } = messages;
  const { about, text, dueOn, stored } = payload;
  const said = dueOn ? fill(texts.extended, { day: longDay(dueOn, locale) }) : texts[about];
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: said },
    ...(text ? [{ kind: 'written' as const, text }] : []),
  ];
  if (stored.length > 0) {
    const items = stored.map(({ kind, number, until }) =>
      fill(texts.stored[kind], { number, day: plainDay(until, locale) }),
    );
    blocks.push({ kind: 'list', title: texts.blocked, items });
  }
  return {
    ...opening(texts, payload.name, context),
    blocks: [...blocks, factsBlock([referenceFact(payload, context)]), { kind: 'paragraph', text: texts.complain }],
  };
});
