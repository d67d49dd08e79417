import { z } from 'zod';
import { defineTemplate, factsBlock } from '#mail/content';
import { openVisit } from './booking-payload';
import { opening, ours, referenceFact, sitePath, typed } from './person-payload';

const linkPayload = z.object({ name: typed, reference: ours, link: sitePath });

/** To a patient who lost the link to their own booking. */
export const visitLink = defineTemplate(linkPayload, (payload, context) => {
  const { visitLink: texts } = context.messages;
  return {
    ...opening(texts, payload.name, context),
    blocks: [
      { kind: 'paragraph', text: texts.asked },
      factsBlock([referenceFact(payload, context)]),
      ...openVisit(payload, context),
    ],
    footnotes: [texts.ignore],
  };
});
