import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundPage } from '@/components/layout/outcome';
import { FramedMap } from '@/components/map/framed-map';
import { getClinic } from '@/lib/api/clinics';
import { getShell } from '@/lib/api/shell';
import { getThirdParties } from '@/lib/api/third-parties';
import { servicesOf } from '@/lib/domain/cookies/third-parties';
import { streetMapHref } from '@/lib/domain/map-links';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

type Props = { params: Promise<{ locale: Locale; urlseo: string }> };

/** Only ever shown within the clinic's page: nobody is to find it by searching. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, urlseo } = await params;
  const [t, clinic] = await Promise.all([getTranslations('InteractiveMap'), getClinic(locale, urlseo)]);
  return { title: t('title', { name: clinic?.name ?? '' }), robots: { index: false, follow: false } };
}

/**
 * The document of the interactive map, which the clinic's page frames: Google's script runs here and in no other page,
 * under a policy of its own (server/third-parties.ts). Without shell, so not by way of Outcome.
 */
export default async function MapPage({ params }: Props) {
  const { locale, urlseo } = await params;
  const [clinic, parties] = await Promise.all([getClinic(locale, urlseo), getThirdParties(locale)]);
  const mapsKey = env().GOOGLE_MAPS_API_KEY;
  if (!clinic?.coordinates || !mapsKey) return <NotFoundPage shell={await getShell(locale)} path={`/mapa/${urlseo}`} />;
  const t = await getTranslations('InteractiveMap');
  const { name, address, coordinates } = clinic;
  return (
    <FramedMap {...{ mapsKey, locale, coordinates, name, address }} services={servicesOf(parties) ?? ''}>
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
    </FramedMap>
  );
}
