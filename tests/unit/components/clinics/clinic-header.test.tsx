import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClinicHeader } from '@/components/clinics/clinic-header';
import SPELLINGS from '@/tests/fixtures/spellings/phones.json';
import { aClinic } from '@/tests/support/domain';
import es from '../../../../messages/es.json';

/** The links of the telephone in the header of a clinic: address and text. */
function linksOf(phone: string) {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="es" messages={es} timeZone="Europe/Madrid">
      <ClinicHeader locale="es" clinic={aClinic({ phone })} picture={null} hours={null} />
    </NextIntlClientProvider>,
  );
  return [...html.matchAll(/<a href="(tel:[^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, href, text = '']) => [
    href,
    text.replace(/<[^>]*>/g, '').trim(),
  ]);
}

it.each(SPELLINGS)('the header of a clinic with $text links $numbers', ({ text, numbers }) => {
  const hrefs = linksOf(text).map(([href]) => href);
  expect(hrefs).toEqual(Array.isArray(numbers) ? numbers.map((number) => `tel:${number}`) : []);
});

it('two numbers are two links', () => {
  expect(linksOf('Citas: 963 401 234 · Urgencias: 600 123 456')).toEqual([
    ['tel:+34963401234', '963 401 234'],
    ['tel:+34600123456', '600 123 456'],
  ]);
  expect(linksOf('Tel. 963 401 234 ext. 12')).toEqual([['tel:+34963401234', 'Tel. 963 401 234 ext. 12']]);
});
