'use client';

import type { ReactNode } from 'react';
import { AttentionLink } from '@/components/professional/attention-link';
import { useProfessionalContent } from '@/components/professional/use-professional-content';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  /** The invitation at the end of the page has a title and a text, the head of the page only the button. */
  isInvitation?: boolean;
  /** What visitors are shown. The kept document is theirs. */
  children: ReactNode;
};

/** On a test for professionals: a call instead of an appointment, for a professional who has logged in (M65). */
export function CalledInstead({ locale, isInvitation = false, children }: Props) {
  const content = useProfessionalContent(locale);
  if (!content) return children;
  const { attention } = content;
  const button = (
    <p>
      <AttentionLink locale={locale} content={content} className="btn btn-primary" />
    </p>
  );
  if (!isInvitation) return button;
  return (
    <>
      <div>
        <h2 id="cita-prueba-t" className="text-2xl">
          {attention.title}
        </h2>
        <p className="mt-2 text-ink-2">{attention.text}</p>
      </div>
      {button}
    </>
  );
}
