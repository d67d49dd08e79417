import { expect, it } from 'vitest';
import { CRASH_TEXTS } from '@/lib/i18n/crash-texts';
import { LOCALES } from '@/lib/i18n/locales';

it.each(LOCALES)('a page whose scripts failed has in %s the texts of a page that could not be read', async (locale) => {
  const { Errors: errors } = (await import(`@/messages/${locale}.json`)).default;
  const { text, ...shared } = CRASH_TEXTS[locale];
  expect(shared).toEqual({ title: errors.title, retry: errors.retry, home: errors.home, phone: errors.phone });
  expect(text.length).toBeGreaterThan(20);
});
