import { z } from 'zod';
import { defineTemplate, factsBlock, type MailBlock, type MailContext } from '#mail/content';
import { longDay, plainDay } from '#mail/formats';
import { noticeContent, opening, ours, referenceFact, typed, written } from './person-payload';

const RIGHTS = ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'] as const;

const rightsPayload = z.object({ reference: ours, right: z.enum(RIGHTS), dueOn: z.iso.date() });

const ownRightsPayload = rightsPayload.extend({ name: typed });

/** Returns the name of a right in the language of the mail. */
const rightName = (right: (typeof RIGHTS)[number], { t }: MailContext): string => t(`rights.${right}`);

/**
 * Confirms a data request to its sender: its number and the date by which it is answered; nothing of the text they
 * wrote.
 */
export const rightsReceived = defineTemplate(ownRightsPayload, (payload, context) => {
  const { t, locale } = context;
  return {
    ...opening('rightsReceived', payload.name, context),
    blocks: [
      { kind: 'paragraph', text: t('rightsReceived.thanks') },
      factsBlock([
        { label: t('facts.right'), value: rightName(payload.right, context) },
        { label: t('facts.dueOn'), value: longDay(payload.dueOn, locale) },
        referenceFact(payload, context),
      ]),
      {
        kind: 'list',
        title: t('whatHappensNow'),
        items: [
          t('rightsReceived.identity'),
          t('rightsReceived.answer', { day: longDay(payload.dueOn, locale) }),
          t('rightsReceived.longer'),
        ],
      },
    ],
    footnotes: [t('notYourRequest')],
  };
});

/** Tells the operator that there is a case and its due date; the person and the text are shown at the desk only. */
export const rightsNotice = defineTemplate(rightsPayload, (payload, context) => {
  const { t, locale } = context;
  return noticeContent(t, {
    subject: t('rightsNotice.subject'),
    facts: [
      { label: t('facts.right'), value: rightName(payload.right, context) },
      { label: t('facts.dueOn'), value: longDay(payload.dueOn, locale) },
      referenceFact(payload, context),
    ],
    tasks: [t('rightsNotice.open'), t('rightsNotice.identity')],
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
  const { t, locale } = context;
  const { about, text, dueOn, stored } = payload;
  const news = dueOn ? t('rightsUpdate.extended', { day: longDay(dueOn, locale) }) : t(`rightsUpdate.${about}`);
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: news },
    ...(text ? [{ kind: 'written' as const, text }] : []),
  ];
  if (stored.length > 0) {
    const items = stored.map(({ kind, number, until }) =>
      t(`rightsUpdate.stored.${kind}`, { number, day: plainDay(until, locale) }),
    );
    blocks.push({ kind: 'list', title: t('rightsUpdate.blocked'), items });
  }
  return {
    ...opening('rightsUpdate', payload.name, context),
    blocks: [
      ...blocks,
      factsBlock([referenceFact(payload, context)]),
      { kind: 'paragraph', text: t('rightsUpdate.complain') },
    ],
  };
});
