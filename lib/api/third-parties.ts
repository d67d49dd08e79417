import 'server-only';
import { cache } from 'react';
import type { ThirdParties } from '../domain/cookies/third-parties';
import type { SiteConfiguration } from '../domain/page';
import { env } from '../env';
import type { Locale } from '../i18n/locales';
import { getConfiguration } from './configuration';
import { optional } from './degrade';

/** The others' services that are configured, by the record and the environment. Never throws: unread is none. */
export const getThirdParties = cache(
  async (locale: Locale): Promise<ThirdParties> => thirdPartiesOf(await optional(getConfiguration(locale), null)),
);

/** The same for a record at hand; null for one that could not be read. */
export function thirdPartiesOf(
  configuration: Pick<SiteConfiguration, 'analyticsId' | 'heatmapId'> | null,
): ThirdParties {
  const { PIXEL_ID, SEAL_SCRIPT_URL, GOOGLE_MAPS_API_KEY } = env();
  return {
    analyticsId: configuration?.analyticsId ?? null,
    heatmapId: configuration?.heatmapId ?? null,
    pixelId: PIXEL_ID ?? null,
    sealUrl: SEAL_SCRIPT_URL ?? null,
    hasMap: GOOGLE_MAPS_API_KEY !== undefined,
  };
}
