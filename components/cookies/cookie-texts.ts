import type { ThirdParties } from '@/lib/domain/cookies/third-parties';
import { loadOnce } from '@/lib/hooks/load-once';
import type { Locale } from '@/lib/i18n/locales';

/** Keys of the messages `Cookies`; none has a placeholder. */
export const COOKIE_TEXTS = [
  'label',
  'question',
  'toStatistics',
  'toAdvertising',
  'toExternal',
  'accept',
  'reject',
  'configure',
  'policy',
  'title',
  'intro',
  'close',
  'save',
  'necessary',
  'necessaryText',
  'always',
  'statistics',
  'statisticsText',
  'advertising',
  'advertisingText',
  'external',
  'externalText',
  'services',
  'a',
  'h',
  'p',
  's',
  'm',
  'stored',
  'storedName',
  'storedFor',
  'storedTime',
  'language',
  'choice',
  'booking',
  'session',
  'firstPassword',
  'isLoggedIn',
  'notice',
  'noticeName',
  'wizard',
  'wizardName',
  'year',
  'sixMonths',
  'day',
  'eightHours',
  'tenMinutes',
  'tab',
  'halfHour',
  'none',
  'mapQuestion',
  'mapAccept',
  'mapReject',
] as const;

export type CookieTexts = Record<(typeof COOKIE_TEXTS)[number], string>;

/** What the layers of consent need and no page carries: GET /api/cookies. */
export type CookieContent = { texts: CookieTexts; thirdParties: ThirdParties };

/** Asked for when a layer is first shown or a service is to be loaded; throws when it cannot be had. */
export const loadCookieContent = (locale: Locale): Promise<CookieContent> => loadOnce(`/api/cookies?locale=${locale}`);
