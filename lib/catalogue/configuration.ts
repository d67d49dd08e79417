import 'server-only';
import { CONFIGURATION } from '@clinic/contract/catalogue/configuration';
import { ANALYTICS_ID, HEATMAP_ID } from '@clinic/contract/field-formats';
import { chatOf, phoneParts } from '@clinic/contract/phone-numbers';
import { webAddress } from '@clinic/contract/web-links';
import { type WireConfiguration, wireConfigurationSchema } from '@clinic/contract/wire/catalogue';
import { cache } from 'react';
import type { Clinic } from '@/lib/domain/clinic';
import { type HeadOffice, headOffices } from '@/lib/domain/contact';
import type { SiteConfiguration, SocialNetwork } from '@/lib/domain/page';
import type { Helpline } from '@/lib/domain/shell';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { describedFields } from '@/lib/upstream/described-fields';
import { readFirst } from '@/lib/upstream/hydra';
import { TAGS } from '@/lib/upstream/tags';

const fields = describedFields(CONFIGURATION);

const NETWORKS = Object.entries(CONFIGURATION.fields).flatMap(([name, field]) =>
  'format' in field && field.format === 'webAddress' ? [name as SocialNetwork] : [],
);

/** The configuration record; all values are missing if the server has none. Throws ApiError. */
export const getConfiguration = cache(async (locale: Locale): Promise<SiteConfiguration> => {
  const options = { locale, tags: [TAGS.configuration] };
  const wire = await readFirst('/api/configuracions', wireConfigurationSchema, options);
  return toConfiguration(wire ?? wireConfigurationSchema.parse({}), locale);
});

export function toConfiguration(wire: WireConfiguration, locale: Locale): SiteConfiguration {
  return {
    ...fields.whole(wire, locale),
    analyticsId: identifier('analytics', wire.analytics, ANALYTICS_ID),
    heatmapId: identifier('hotjar', wire.hotjar, HEATMAP_ID),
    social: NETWORKS.flatMap((network) => {
      const url = webAddress(wire[network]);
      return url ? [{ network, url }] : [];
    }),
    blogUrl: webAddress(wire.blog)?.replace(/\/+$/, '') ?? null,
  };
}

/** Fields already logged, so that a bad record is one line in the log and not one per page. */
const refused = new Set<string>();

/** The id becomes part of a script's address: malformed values become null and are logged once. */
function identifier(field: string, value: string | null, shape: RegExp): string | null {
  const id = value?.trim() ?? '';
  if (!id || shape.test(id)) return id || null;
  if (!refused.has(field)) log.warn({ field }, 'An id of the configuration is not one and is left out');
  refused.add(field);
  return null;
}

/** The head offices among the own clinics, as configured (M157). */
export const getHeadOffices = (clinics: Clinic[]): HeadOffice[] => headOffices(clinics, env().HEAD_OFFICES);

/** The configured phone and e-mail of the helpline (M67). */
export function getHelpline(): Helpline {
  const { HELPLINE_PHONE, HELPLINE_EMAIL } = env();
  return { phone: phoneParts(HELPLINE_PHONE), chat: chatOf(HELPLINE_PHONE), email: HELPLINE_EMAIL ?? null };
}
