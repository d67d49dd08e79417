import type { ConsentPart } from '@/content/consents/consent-text';
import type { CovidTest } from '@/lib/domain/appointment/choices';
import type { Locale } from '@/lib/i18n/locales';

/** Words of the browser's part, by namespace: `textsOf` reads them on the server. */
export const CONSENT_TEXTS = [
  'title',
  'heading',
  'emptyTitle',
  'emptyText',
  'askAgain',
  'home',
  'summary',
  'change',
  'whatIsIt',
  'limitations',
  'results',
  'information',
  'obligations',
  'otherLanguage',
  'dataProtection',
  'dataPurpose',
  'dataRetention',
  'dataRecipients',
  'dataRights',
  'dataComplaints',
  'research',
  'notifications',
  'yes',
  'no',
  'pay',
  'callMe',
  'callMeHint',
  'incomplete',
  'failed',
  'received',
  'back',
] as const;

export const CONSENT_PAGE_TEXTS = [
  'noScript',
  'lead',
  'test',
  'clinic',
  'when',
  'price',
  'taxes',
  'decisions',
  'slotMissing',
  'dataWrong',
  'offline',
  'kept',
  'privacy',
  'paying',
  'nextTitle',
  'next1',
  'next2',
  'next3',
] as const;

export type ConsentWords = Record<
  (typeof CONSENT_TEXTS)[number] | (typeof CONSENT_PAGE_TEXTS)[number] | 'sending' | 'optionMissing',
  string
> & { tests: Record<CovidTest, string>; phone: string };

/** The text of one test as it travels to the browser: its language and its parts in order. */
export type ConsentSheet = { language: Locale; parts: [ConsentPart, string[]][] };
