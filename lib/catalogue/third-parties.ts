import 'server-only';
import { cache } from 'react';
import type { ThirdParties } from '@/lib/domain/cookies/third-parties';
import { tileHost } from '@/lib/domain/map-tiles';
import type { SiteConfiguration } from '@/lib/domain/page';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { optional } from '@/lib/upstream/degrade';
import { getConfiguration } from './configuration';

/** The third-party services configured in the record and the environment. Never throws: an unread record has none. */
export const getThirdParties = cache(
  async (locale: Locale): Promise<ThirdParties> => thirdPartiesOf(await optional(getConfiguration(locale), null)),
);

/** Third-party services for a record that was already read; null if it could not be read. */
export function thirdPartiesOf(
  configuration: Pick<SiteConfiguration, 'analyticsId' | 'heatmapId'> | null,
): ThirdParties {
  const { PIXEL_ID, SEAL_SCRIPT_URL, GOOGLE_MAPS_API_KEY, MAP_TILES_URL } = env();
  return {
    analyticsId: configuration?.analyticsId ?? null,
    heatmapId: configuration?.heatmapId ?? null,
    pixelId: PIXEL_ID ?? null,
    sealUrl: SEAL_SCRIPT_URL ?? null,
    map: GOOGLE_MAPS_API_KEY
      ? { kind: 'google' }
      : MAP_TILES_URL === null
        ? null
        : { kind: 'street', host: tileHost(MAP_TILES_URL) },
  };
}
