import { CONSENT_PARTS } from '@clinic/contract/consents/consent-text';
import { acceptedConsent } from '@clinic/contract/consents/versions';
import { clockTime } from '@clinic/contract/dates';
import { getTranslations } from 'next-intl/server';
import { PhoneLink } from '@/components/ui/phone-link';
import { PrintButton } from '@/components/ui/print-button';
import type { AcceptedConsent, BookingSummary } from '@/lib/domain/appointment/booking';
import { RELATIONS } from '@/lib/domain/appointment/choices';
import { publicPhoneParts } from '@/lib/domain/phone';
import { formatDay, formatInstant } from '@/lib/i18n/format-day';
import type { Locale } from '@/lib/i18n/locales';
import { FactList } from '../fact-list';
import './consent.css';

type Props = { locale: Locale; booking: BookingSummary; consent: AcceptedConsent };

/** A copy of the consent to read, print and file: who accepted it for whom and when, the full text, both decisions. */
export async function ConsentCopy({ locale, booking, consent }: Props) {
  const [t, messages, form] = await Promise.all([
    getTranslations('ConsentCopy'),
    getTranslations('Consent'),
    getTranslations('AppointmentForm'),
  ]);
  const { guardian } = consent;
  const relation = RELATIONS.find((one) => one === guardian?.relation);
  const answerOf = (isGiven: boolean) => messages(isGiven ? 'yes' : 'no');
  const { patientName, service, clinic, day, initTime, reference, numcita } = booking;
  const facts = [
    [t('patient'), patientName],
    [t('document'), guardian?.patientLacksDocument ? form('withoutDocument') : null],
    [messages('guardian'), guardian?.name],
    [t('relation'), relation ? form(`relations.${relation}`) : guardian?.relation],
    [t('test'), service],
    [t('clinic'), [clinic.name, clinic.address].filter(Boolean).join(', ')],
    [t('appointment'), day && initTime && `${formatDay(locale, day)}, ${clockTime(initTime)}`],
    [t('reference'), reference ?? numcita],
    [t('accepted'), formatInstant(locale, consent.acceptedAt)],
    [t('version'), consent.version],
  ] as const;
  const decisions = [
    [messages('research'), answerOf(consent.allowsResearch)],
    [messages('notifications'), answerOf(consent.allowsNotifications)],
  ] as const;
  return (
    <div className="wrap consent consent-copy">
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="no-print flex flex-wrap gap-3">
        <PrintButton label={t('print')} />
      </p>
      <FactList className="facts" rows={[...facts, ...decisions]} />
      <AcceptedText locale={locale} hash={consent.hash} />
    </div>
  );
}

/** Every part in full; for a version that the site no longer has, it refers to the clinic. */
async function AcceptedText({ locale, hash }: { locale: Locale; hash: string }) {
  const [t, messages] = await Promise.all([getTranslations('ConsentCopy'), getTranslations('Consent')]);
  const shown = acceptedConsent(hash);
  if (!shown) {
    return (
      <p>
        {t('otherVersion')} <PhoneLink className="link" phone={publicPhoneParts()} />
      </p>
    );
  }
  const { language, text } = shown;
  return CONSENT_PARTS.map((part) => {
    const paragraphs = text[part];
    if (!paragraphs) return null;
    return (
      <section key={part} className="stack">
        <h2 className="text-xl">{messages(part)}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} lang={language === locale ? undefined : language}>
            {paragraph}
          </p>
        ))}
      </section>
    );
  });
}
