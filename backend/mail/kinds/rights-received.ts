import { fill } from '#fill';
import { defineTemplate, factsBlock } from '#mail/content';
import { longDay } from '#mail/formats';
import { opening, referenceFact } from './person-payload';
import { ownRightsPayload, rightName } from './rights-payload';

/** To who asked for something about their own data: its number and by when it is answered; nothing of what they wrote. */
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
