import { SERVICES } from '@clinic/contract/services';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { HourChoice } from '@/lib/domain/appointment/first-hour';
import type { Service } from '@/lib/domain/speciality';
import { HOUR_CHOICES, type LetterChoice, lettersPath, type TestChoice } from '@/lib/i18n/directory-address';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  folder: string;
  choice: LetterChoice & Partial<HourChoice>;
  /** The services that have records. */
  services: Service[];
  label: string;
  all: string;
};

/** Links to the records of each service, and to all of them; renders nothing without a choice. */
export function ServiceChips({ locale, folder, choice, services, label, all }: Props) {
  const t = useTranslations('Services');
  if (services.length < 2) return null;
  const chip = (service: Service | null, name: string) => (
    <li key={name} data-service={service ?? undefined}>
      <a
        className="chip"
        href={localePath(locale, lettersPath(folder, { ...choice, service, letter: null }))}
        aria-current={choice.service === service && choice.letter === null ? 'true' : undefined}
      >
        {name}
      </a>
    </li>
  );
  return (
    <nav aria-label={label} className="no-print">
      <ul className="chips">
        {chip(null, all)}
        {SERVICES.filter((service) => services.includes(service)).map((service) => chip(service, t(service)))}
      </ul>
    </nav>
  );
}

type LetterLinksProps = {
  locale: Locale;
  folder: string;
  choice: LetterChoice & Partial<HourChoice>;
  /** The letters that have records, in lower case. */
  letters: string[];
  label: string;
};

/** Links to the records of each letter, within the chosen service; renders nothing without a choice. */
export function LetterLinks({ locale, folder, choice, letters, label }: LetterLinksProps) {
  if (letters.length < 2) return null;
  return (
    <nav aria-label={label} className="no-print">
      <ul className="section-starts">
        {letters.map((letter) => (
          <li key={letter}>
            <a
              href={localePath(locale, lettersPath(folder, { ...choice, letter }))}
              aria-current={letter === choice.letter ? 'true' : undefined}
            >
              {letter === '0' ? '#' : letter.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type HourLinksProps = { locale: Locale; folder: string; choice: TestChoice };

/** Links that choose by first free hour, within the other choices; a chosen one removes its choice. */
export function HourLinks({ locale, folder, choice }: HourLinksProps) {
  const t = useTranslations('HourFilter');
  return (
    <nav aria-label={t('label')} className="hour-choices no-print">
      <ul className="chips">
        {HOUR_CHOICES.map(({ choice: key }) => (
          <li key={key}>
            <a
              className="chip"
              href={localePath(locale, lettersPath(folder, { ...choice, [key]: !choice[key] }))}
              aria-current={choice[key] ? 'true' : undefined}
            >
              {choice[key] && <span className="sr-only">{t('remove')} </span>}
              {t(key)}
              {choice[key] && <Icon name="x" />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
