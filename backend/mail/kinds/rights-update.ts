import { z } from 'zod';
import { fill } from '#fill';
import { defineTemplate, factsBlock, type MailBlock } from '#mail/content';
import { longDay, plainDay } from '#mail/formats';
import { opening, ours, referenceFact, typed, written } from './person-payload';

const updatePayload = z.object({
  reference: ours,
  name: typed,
  about: z.enum(['extended', 'granted', 'refused', 'erased']),
  /** What the clinic writes to the person. */
  text: written.optional(),
  dueOn: z.iso.date().optional(),
  stored: z
    .array(z.object({ kind: z.enum(['booking', 'receipt', 'rights_case']), number: ours, until: z.iso.date() }))
    .default([]),
});

/** To who asked for something about their own data: more time, the answer, or that they were erased and what law keeps. */
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
