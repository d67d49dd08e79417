import { streetMapHref } from '@clinic/contract/map-links';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundPage } from '@/components/layout/outcome';
import { AllowedMap } from '@/components/map/allowed-map';
import { GoogleMap } from '@/components/map/google-map';
import { StreetMap } from '@/components/map/street-map';
import { getClinic } from '@/lib/catalogue/clinics';
import { getShell } from '@/lib/catalogue/shell';
import { getThirdParties } from '@/lib/catalogue/third-parties';
import { servicesOf } from '@/lib/domain/cookies/third-parties';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { OPEN_SEO, robotsOf } from '@/lib/seo/metadata';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

type Props = { params: Promise<{ locale: Locale; urlseo: string }> };

/** Shown only inside the clinic's page, so it is not indexed. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, urlseo } = await params;
  const [t, clinic] = await Promise.all([getTranslations('InteractiveMap'), getClinic(locale, urlseo)]);
  return { title: t('title', { name: clinic?.name ?? '' }), robots: robotsOf(`/mapa/${urlseo}`, OPEN_SEO) };
}

/**
 * The document of the interactive map, in an iframe of the clinic's page. Only this document loads the third parties of
 * the map, under a separate content security policy (lib/http/third-party-sources.ts). It has no shell, so it does not
 * use Outcome.
 */
export default async function MapPage({ params }: Props) {
  const { locale, urlseo } = await params;
  const [clinic, parties] = await Promise.all([getClinic(locale, urlseo), getThirdParties(locale)]);
  const { GOOGLE_MAPS_API_KEY: mapsKey, MAP_TILES_URL: tiles, MAP_TILES_CREDIT: credit } = env();
  if (!clinic?.coordinates || !parties.map)
    return <NotFoundPage shell={await getShell(locale)} path={`/mapa/${urlseo}`} />;
  const t = await getTranslations('InteractiveMap');
  const { name, address, coordinates } = clinic;
  const place = { coordinates, name, address };
  const fallback = (
    <div className="stack">
      <h1 className="text-2xl">{name}</h1>
      {address && <p>{address}</p>}
      <p>{t('unavailable')}</p>
      <p>
        <a className="btn btn-line" href={streetMapHref(coordinates)} target="_blank" rel="noopener">
          {t('street')}
        </a>
      </p>
    </div>
  );
  return (
    <AllowedMap services={servicesOf(parties) ?? ''} fallback={fallback}>
      {mapsKey ? (
        <GoogleMap {...{ mapsKey, locale }} place={place} />
      ) : (
        <StreetMap
          tiles={tiles ?? ''}
          credit={credit}
          place={place}
          texts={{ zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), close: t('close') }}
        />
      )}
    </AllowedMap>
  );
}
