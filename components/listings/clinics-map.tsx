import { useTranslations } from 'next-intl';
import { spainBackground } from '@/components/shared/spain-background';
import type { Clinic } from '@/lib/domain/clinic';
import { type Pin, pinnedMap } from '@/lib/domain/drawn-map';
import { regionName } from '@/lib/domain/regions';
import { townOfAddress } from '@/lib/domain/towns';
import { clinicsPath, readClinicAddress } from '@/lib/i18n/directory-address';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; clinics: Clinic[] };

/**
 * The listed clinics on our own map: no map service learns who looks for which clinic (docs/decisions/0012). A pin
 * links to its clinic in the list, a shared pin to the clinics of its place.
 */
export function ClinicsMap({ locale, clinics }: Props) {
  const t = useTranslations('ClinicIndex');
  const map = pinnedMap(clinics);
  if (!map) return null;
  const { x, y, side } = map.box;
  return (
    <figure className="clinics-map no-print">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing; the group only names its links. */}
      <svg
        viewBox={`${x} ${y} ${side} ${side}`}
        role="group"
        aria-label={t('map')}
        style={spainBackground({ x, y, width: side, height: side })}
      >
        {map.pins.map((pin) => (
          <PinLink
            key={pin.members[0]?.id}
            {...{ locale, pin, side }}
            several={(place) => t('pin', { place, count: pin.members.length })}
          />
        ))}
      </svg>
      <figcaption className="mt-2 text-ink-3 text-xs">{t('credit')}</figcaption>
    </figure>
  );
}

type PinProps = { locale: Locale; pin: Pin<Clinic>; side: number; several: (place: string) => string };

function PinLink({ locale, pin, side, several }: PinProps) {
  const { x, y, members } = pin;
  const [clinic] = members;
  if (!clinic) return null;
  const radius = side * 0.042;
  if (members.length === 1) {
    return (
      <a href={`#clinica-${clinic.slug || clinic.id}`} aria-label={clinic.name}>
        <circle cx={x} cy={y} r={radius * 0.8} />
      </a>
    );
  }
  const towns = new Set(members.map(({ address }) => townOfAddress(address).town));
  const [town] = towns;
  const place = (towns.size === 1 && town) || regionName(clinic.region, locale);
  return (
    <a href={localePath(locale, clinicsPath({ ...readClinicAddress({}), place }))} aria-label={several(place)}>
      <circle cx={x} cy={y} r={radius * 1.3} />
      <text x={x} y={y} dy="0.36em" textAnchor="middle" fontSize={radius * 1.5}>
        {members.length}
      </text>
    </a>
  );
}
