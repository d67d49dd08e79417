import { directionsHref, streetMapHref } from '@clinic/contract/map-links';
import { useTranslations } from 'next-intl';
import { spainBackground } from '@/components/shared/spain-background';
import { Icon } from '@/components/ui/icon';
import type { Clinic } from '@/lib/domain/clinic';
import type { Coordinates } from '@/lib/domain/described-fields';
import { toDrawing } from '@/lib/domain/drawn-map';
import type { Locale } from '@/lib/i18n/locales';
import { InteractiveMap } from './interactive-map';

type Props = { locale: Locale; clinic: Clinic; coordinates: Coordinates; hasMap: boolean };

/**
 * The location of the clinic: our own drawing of the province with a marker, and links to a street map. No map service
 * is called here, because that would disclose who reads about which clinic (M57); a visitor may open a configured one.
 */
export function ClinicLocation({ locale, clinic, coordinates, hasMap }: Props) {
  const t = useTranslations('Clinic');
  const maps = useTranslations('InteractiveMap');
  const drawing = <LocationDrawing coordinates={coordinates} label={t('mapLabel', { name: clinic.name })} />;
  return (
    <section className="section bg-mist" aria-labelledby="mapa-t">
      <div className="wrap grid items-center gap-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          {hasMap ? (
            <InteractiveMap
              locale={locale}
              slug={clinic.slug}
              texts={{ open: maps('open'), title: maps('title', { name: clinic.name }) }}
            >
              {drawing}
            </InteractiveMap>
          ) : (
            drawing
          )}
        </div>
        <div className="stack lg:col-span-5">
          <h2 id="mapa-t">{t('whereWeAre')}</h2>
          <p>
            <strong>{clinic.name}</strong>
            {clinic.address && (
              <>
                <br />
                {clinic.address}
              </>
            )}
          </p>
          <p className="flex flex-wrap gap-3">
            <a className="btn btn-primary" href={directionsHref(clinic)} rel="noopener">
              {`${t('directions')} `}
              <Icon name="external-link" />
            </a>
            <a className="btn btn-line" href={streetMapHref(coordinates)} rel="noopener">
              {`${t('streetMap')} `}
              <Icon name="external-link" />
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

type DrawingProps = { coordinates: Coordinates; label: string };

const WIDTH = 150;
const HEIGHT = 90;

/** The surroundings of a place on the drawn map of provinces, with a marker on it. */
function LocationDrawing({ coordinates, label }: DrawingProps) {
  const point = toDrawing(coordinates);
  if (!point) return null;
  const { x, y } = point;
  const box = { x: Math.round(x - WIDTH / 2), y: Math.round(y - HEIGHT / 2), width: WIDTH, height: HEIGHT };
  return (
    <svg
      viewBox={Object.values(box).join(' ')}
      role="img"
      aria-label={label}
      className="location-drawing"
      style={spainBackground(box)}
    >
      <path d={`M${x} ${y}l-4.5 -8a5.2 5.2 0 1 1 9 0z`} className="fill-pine-700" />
      <path d={`M${x} ${y - 10.6}h0`} className="stroke-citrus-400" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
