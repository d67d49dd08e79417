import 'server-only';
import { cache } from 'react';
import { type WireConfiguration, wireConfigurationSchema } from '@/lib/contract/catalogue';
import type { SiteConfiguration, SocialNetwork } from '@/lib/domain/page';
import type { Locale } from '@/lib/i18n/locales';
import { readFirst } from './hydra';
import { htmlOf } from './mapping';
import { TAGS } from './tags';

const NETWORKS: SocialNetwork[] = ['facebook', 'twitter', 'instagram', 'youtube', 'linkedin'];

/** The configuration record; a server without one answers nothing, which reads as every value missing. Throws ApiError. */
export const getConfiguration = cache(async (locale: Locale): Promise<SiteConfiguration> => {
  const options = { locale, tags: [TAGS.configuration] };
  const wire = await readFirst('/api/configuracions', wireConfigurationSchema, options);
  return toConfiguration(wire ?? wireConfigurationSchema.parse({}), locale);
});

export function toConfiguration(wire: WireConfiguration, locale: Locale): SiteConfiguration {
  return {
    analyticsId: identifier(wire.analytics),
    heatmapId: identifier(wire.hotjar),
    social: NETWORKS.flatMap((network) => {
      const url = webAddress(wire[network]);
      return url ? [{ network, url }] : [];
    }),
    blogUrl: webAddress(wire.blog)?.replace(/\/+$/, '') ?? null,
    professionalText: htmlOf(wire.textoprofesional, locale),
  };
}

/** It becomes part of the address of a script, so nothing but letters, digits, - and _ passes. */
const identifier = (value: string | null): string | null => {
  const id = value?.trim() ?? '';
  return /^[\w-]+$/.test(id) ? id : null;
};

/** A checked http(s) address; one without scheme gets https (contract 5.18). Null for anything else. */
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
