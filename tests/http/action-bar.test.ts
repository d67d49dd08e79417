import { expect, it } from 'vitest';
import { LANGUAGES, textOf } from '../support/http-site';

// The bar of telephones on the page of a record, without JavaScript.

const TEXTS = {
  es: { ask: 'Pedir cita', product: /^\d+,\d\d.€ Me interesa$/ },
  ca: { ask: 'Demana cita', product: /^\d+,\d\d.€ M’interessa$/ },
  en: { ask: 'Request an appointment', product: /^€\d+\.\d\d I’m interested$/ },
};

/** Its links as [address, text]. */
async function barOf(path: string) {
  const [bar = ''] = /<nav class="action-bar.*?<\/nav>/s.exec(await textOf(path)) ?? [];
  return [...bar.matchAll(/<a[^>]* href="([^"]*)".*?>(.*?)<\/a>/gs)].map(([, href = '', text = '']) => [
    href.replaceAll('&amp;', '&'),
    text.replace(/<[^>]+>/g, '').trim(),
  ]);
}

it.each(LANGUAGES)('the bar knows the page it is on: %s', async (locale, prefix) => {
  const { ask, product } = TEXTS[locale];
  const [, general] = await barOf(`${prefix}/medicos`);
  expect(general).toEqual([`${prefix}/pedir-cita`, ask]);

  const [call, appointment] = await barOf(`${prefix}/clinicas/valencia-centro`);
  expect(call?.[0]).toMatch(/^tel:\+34\d{9}$/);
  expect(call?.[0]).not.toBe('tel:+34963400900');
  const from = `${prefix}/pedir-cita?clinica=1&origen=/clinicas/valencia-centro`;
  expect(appointment).toEqual([from, ask]);

  const [, voucher] = await barOf(`${prefix}/productos/analitica-basica`);
  expect(voucher?.[0]).toMatch(new RegExp(`^${prefix}/pedir-producto\\?producto=\\d+&origen=/productos/`));
  expect(voucher?.[1]).toMatch(product);

  const doctor = '/medicos/dra-sofia-almenar-roca-44';
  expect((await barOf(prefix + doctor))[1]?.[0]).toMatch(new RegExp(`\\?especialidad=\\d+&origen=${doctor}$`));
  const test = '/pruebas/resonancia-de-rodilla';
  expect((await barOf(prefix + test))[1]?.[0]).toBe(`${prefix}/pedir-cita?origen=${test}`);
});
