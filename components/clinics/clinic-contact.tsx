import { mailtoHref } from '@clinic/contract/email-addresses';
import { timeOfMinute, type Week } from '@clinic/contract/open-state';
import { useTranslations } from 'next-intl';
import { ContactFacts, clinicFacts } from '@/components/shared/contact-facts';
import type { ClinicHours } from '@/components/shared/open-pill';
import { Icon } from '@/components/ui/icon';
import type { Clinic } from '@/lib/domain/clinic';
import { FILLED_BY_SCRIPT, mark, TODAY_ATTRIBUTE } from '@/lib/domain/page-marks';
import { reachOf } from '@/lib/phones';

type Props = { clinic: Clinic; hours: ClinicHours };

/**
 * Address, phone, WhatsApp, fax, e-mail, hours and how to get there, each only if the clinic has it (M55). Hours that can
 * be parsed are a table of the week; others are shown as text.
 */
export function ClinicContact({ clinic, hours }: Props) {
  const t = useTranslations('Clinic');
  const messages = useTranslations('OpeningHours');
  const { fax, email, openingHours, transport, parking, access } = clinic;
  const facts = clinicFacts({ ...clinic, ...reachOf(clinic) }, t);
  if (fax) facts.push({ icon: 'printer', label: t('fax'), text: fax });
  if (email) {
    const href = mailtoHref(email) ?? undefined;
    facts.push({ icon: 'mail', label: t('email'), text: email, href });
  }
  if (openingHours && !hours) facts.push({ icon: 'clock', label: t('hours'), text: openingHours });
  if (transport) facts.push({ icon: 'tram-front', label: t('transport'), text: transport });
  if (parking) facts.push({ icon: 'circle-parking', label: t('parking'), text: parking });
  if (access) facts.push({ icon: 'accessibility', label: t('access'), text: access });
  if (facts.length === 0 && !hours) return null;
  return (
    <section className="lg:col-span-5" aria-labelledby="contacto-t">
      <h2 id="contacto-t" className="text-2xl">
        {t(hours || openingHours ? 'contactAndHours' : 'contact')}
      </h2>
      <ContactFacts facts={facts}>
        {hours && (
          <OpeningHours
            week={hours.week}
            days={hours.texts.days}
            texts={{
              today: messages('today'),
              closed: hours.texts.closed,
              title: t('hours'),
              caption: messages('caption', { name: clinic.name }),
            }}
          />
        )}
      </ContactFacts>
    </section>
  );
}

type OpeningHoursProps = {
  week: Week;
  /** Names of the days from Monday. */
  days: string[];
  texts: Record<'title' | 'caption' | 'today' | 'closed', string>;
};

/**
 * The week of a clinic as a row of its facts. components/layout/open-states.ts marks today, unknown to a cached page.
 */
export function OpeningHours({ week, days, texts }: OpeningHoursProps) {
  return (
    <div className="hours">
      <dt>
        <Icon name="clock" />
        {` ${texts.title}`}
      </dt>
      <dd>
        <table>
          <caption className="sr-only">{texts.caption}</caption>
          <tbody>
            {days.map((name, day) => (
              <tr key={name} suppressHydrationWarning>
                <th scope="row">
                  {name}
                  <span {...mark(TODAY_ATTRIBUTE, texts.today)} {...FILLED_BY_SCRIPT} />
                </th>
                <td>{hoursOf(week, day) || texts.closed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </dd>
    </div>
  );
}

const hoursOf = (week: Week, day: number): string =>
  (week[day] ?? []).map(([from, until]) => `${timeOfMinute(from)}–${timeOfMinute(until)}`).join('\n');
