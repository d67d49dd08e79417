'use client';

import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { CallbackLink } from './callback-link';
import { useProfessionalContent } from './use-professional-content';

/** On the home of a professional who has logged in: the call-back (M171). For everybody else nothing. */
export function HomeCallback({ locale }: { locale: Locale }) {
  const content = useProfessionalContent(locale);
  if (!content) return null;
  const { title, invitation, callYou } = content.callback;
  return (
    <section className="callback-band" aria-labelledby="le-llamamos-t">
      <div className="wrap">
        <div>
          <h2 id="le-llamamos-t" className="text-2xl">
            {title}
          </h2>
          <p className="mt-1 text-ink-2">{invitation}</p>
        </div>
        <CallbackLink locale={locale} className="btn btn-primary">
          <Icon name="phone" /> {callYou}
        </CallbackLink>
      </div>
    </section>
  );
}
