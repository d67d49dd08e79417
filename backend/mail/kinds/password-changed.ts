import { z } from 'zod';
import { fill } from '#fill';
import { defineTemplate } from '#mail/content';
import { momentInMadrid } from '#mail/formats';
import { opening, typed } from './person-payload';

const changedPayload = z.object({ name: typed });

/** To a professional whose password was changed: the change may not be theirs. */
export const passwordChanged = defineTemplate(changedPayload, ({ name }, context) => {
  const { messages, locale, siteUrl, queuedAt } = context;
  const { passwordChanged: texts } = messages;
  const prefix = locale === 'es' ? '' : `/${locale}`;
  return {
    ...opening(texts, name, context),
    blocks: [
      { kind: 'paragraph', text: fill(texts.changed, { moment: momentInMadrid(queuedAt, locale) }) },
      { kind: 'paragraph', text: texts.ended },
      { kind: 'paragraph', text: texts.notYou },
      { kind: 'action', label: texts.again, href: `${siteUrl}${prefix}/forgot-password-profesional` },
    ],
    footnotes: [texts.call],
  };
});
