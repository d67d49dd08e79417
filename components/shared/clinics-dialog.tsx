import { getTranslations } from 'next-intl/server';
import { Dialog } from '@/components/ui/dialog';
import { clinicsByCommunity } from '@/lib/domain/communities';
import type { Locale } from '@/lib/i18n/locales';
import { toClinicAddress } from './clinic-address';
import { ClinicAddressList } from './clinic-address-list';
import { ChoiceHours, type ClinicChoice } from './clinic-choice';
import { FirstHourLink } from './first-hour';
import { openTexts, openTextsOf } from './open-pill';

type Props = {
  locale: Locale;
  id: string;
  title: string;
  choices: ClinicChoice[];
  /** The words of the link to the form. */
  request: string;
};

/**
 * Clinics by community in a dialog: name, address, phone, visit (M63), with their hours, price and form. Clinics in
 * Madrid follow the two communities that the specification names. Returns null without clinics.
 */
export async function ClinicsDialog({ locale, id, title, choices, request }: Props) {
  if (choices.length === 0) return null;
  const [t, communities, first, facts, texts] = await Promise.all([
    getTranslations('ClinicsDialog'),
    getTranslations('Communities'),
    getTranslations('FirstHour'),
    getTranslations('TestFacts'),
    openTexts(locale),
  ]);
  const factsOf = (clinicId: string) => {
    const choice = choices.find(({ clinic }) => clinic.id === clinicId);
    return choice && <Facts {...{ choice, request }} names={{ hour: first('label'), price: facts('price') }} />;
  };
  return (
    <Dialog id={id} title={title} closeLabel={t('close')}>
      {clinicsByCommunity(choices.map(({ clinic }) => clinic)).map((group) => (
        <section key={group.community} className="mb-6" {...openTextsOf(texts)}>
          <h3>{communities(group.community)}</h3>
          <ClinicAddressList
            action={t('visit')}
            places={group.clinics.map((clinic) => ({ ...toClinicAddress(locale, clinic), facts: factsOf(clinic.id) }))}
          />
        </section>
      ))}
    </Dialog>
  );
}

type FactsProps = { choice: ClinicChoice; request: string; names: Record<'hour' | 'price', string> };

/** Hours, first free hour, price, and a link to the form. */
function Facts({ choice: { clinic, href, price, hour }, request, names }: FactsProps) {
  return (
    <>
      <ChoiceHours clinic={clinic} />
      <FirstHourLink label={names.hour} hour={hour} about={clinic.name} />
      {price && (
        <p>
          {names.price}: <strong>{price}</strong>
        </p>
      )}
      {href && (
        <a className="link" href={href}>
          {request}
          <span className="sr-only"> · {clinic.name}</span>
        </a>
      )}
    </>
  );
}
