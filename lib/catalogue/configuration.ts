import 'server-only';
import { type WireConfiguration, wireConfigurationSchema } from '@clinic/contract/wire/catalogue';
import { cache } from 'react';
import { ANALYTICS_ID, HEATMAP_ID } from '@/lib/domain/cookies/third-parties';
import type { SiteConfiguration, SocialNetwork } from '@/lib/domain/page';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { readFirst } from '@/lib/upstream/hydra';
import { htmlOf } from '@/lib/upstream/mapping';
import { TAGS } from '@/lib/upstream/tags';

const NETWORKS: SocialNetwork[] = ['facebook', 'twitter', 'instagram', 'youtube', 'linkedin'];

/** The configuration record; a server without one answers nothing, which reads as every value missing. Throws ApiError. */
export const getConfiguration = cache(async (locale: Locale): Promise<SiteConfiguration> => {
  const options = { locale, tags: [TAGS.configuration] };
  const wire = await readFirst('/api/configuracions', wireConfigurationSchema, options);
  return toConfiguration(wire ?? wireConfigurationSchema.parse({}), locale);
});

export function toConfiguration(wire: WireConfiguration, locale: Locale): SiteConfiguration {
  return {
    analyticsId: identifier('analytics', wire.analytics, ANALYTICS_ID),
    heatmapId: identifier('hotjar', wire.hotjar, HEATMAP_ID),
    social: NETWORKS.flatMap((network) => {
      const url = webAddress(wire[network]);
      return url ? [{ network, url }] : [];
    }),
    blogUrl: webAddress(wire.blog)?.replace(/\/+$/, '') ?? null,
    professionalText: htmlOf(wire.textoprofesional, locale),
  };
}

/** Fields already logged, so that a bad record is one line in the log and not one per page. */
const refused = new Set<string>();

/** The id becomes part of a script's address: a value of another shape is null, and logged once. */
function identifier(field: string, value: string | null, shape: RegExp): string | null {
  const id = value?.trim() ?? '';
  if (!id || shape.test(id)) return id || null;
  if (!refused.has(field)) log.warn({ field }, 'An id of the configuration is not one and is left out');
  refused.add(field);
  return null;
}

/** A checked http(s) address; one without scheme gets https (docs/contract.md#blog-address). Null for anything else. */
export function webAddress(value: string | null): string | null {
  const text = value?.trim() ?? '';
  if (!text) return null;
  const full =
    /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\w.-]+:\d+/.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  if (!URL.canParse(full)) return null;
  const url = new URL(full);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && !url.username && url.hostname.length > 1 ? full : null;
}
