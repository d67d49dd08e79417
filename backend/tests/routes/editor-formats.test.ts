import { describe, expect, it } from 'vitest';
import { engines } from '#tests/support/backend-engines';
import { type Answer, useEditorApp } from '#tests/support/editor-app';

const [engine] = engines;
const codes = ({ status, body }: Answer) =>
  [
    status,
    ...((body.violations as { propertyPath: string; code: string }[] | undefined) ?? []).map((one) => one.code),
  ].join(' ');

/** Valid and invalid texts of each field; the rule has the name of the format. */
const FIELDS: [path: string, field: string, rule: string, good: string[], bad: string[]][] = [
  [
    ...(['/centromedicos/1', 'telefono', 'phones'] as const),
    ['963 40 12 34', '963 401 234 / 600 123 456', '900 123 456', '+351 220 000 021', '963 401 234 ext. 12', ''],
    ['963 40', 'no tiene', '963 401 234 / 35'],
  ],
  ['/centromedicos/1', 'fax', 'phones', ['963401235'], ['12']],
  ['/centromedicos/1', 'whatsapp', 'whatsapp', ['+34 600 123 456'], ['600', '600 123 456 / 600 123 457']],
  ['/centromedicos/1', 'email', 'email', ['centro@clinica.es'], ['centro@', 'a@clinica.es, b@clinica.es']],
  [
    '/centromedicos/1',
    'maps',
    'place',
    ['39.4697, -0.3774', '@39.48,-0.39,17z', '39,48 -0,39'],
    ['Calle Mayor 1', '95.0,2.1', '39,46'],
  ],
  [
    '/especialidads/2',
    'linkcabecera',
    'link',
    ['/pedir-cita', 'https://a.es/b'],
    ['www.a.es', 'javascript:x', '//a.es'],
  ],
  ['/banners/1', 'linkcabecera', 'link', ['medicos', 'mailto:a@b.es'], ['otra página']],
  ['/configuracions/1', 'facebook', 'webAddress', ['https://facebook.com/clinica'], ['clinica', 'ftp://a.es']],
  ['/configuracions/1', 'blog', 'blog', ['self', 'blog.clinica.es'], ['no hay']],
  ['/configuracions/1', 'analytics', 'analytics', ['G-AB12CD34'], ['GTM-AB12']],
  ['/configuracions/1', 'hotjar', 'heatmap', ['1234567'], ['abc']],
  ['/productos/1', 'precio', 'price', ['129.00', '129 €', '1.250,00'], ['desde 129', '1.250']],
];

describe('a field with a format', () => {
  const test = useEditorApp(engine as (typeof engines)[number]);

  it.each(FIELDS)('accepts only usable values of %s %s', async (path, field, rule, good, bad) => {
    for (const value of good) expect(codes(await test.call('PATCH', path, { [field]: value })), value).toBe('200');
    for (const value of bad) {
      expect(codes(await test.call('PATCH', path, { [field]: value })), value).toBe(`422 ${rule}`);
      const [, list, id] = path.split('/');
      const draft = { recurso: list, registro: Number(id), cambios: { [field]: value } };
      expect(codes(await test.call('POST', '/borradores', draft)), value).toBe(`422 ${rule}`);
    }
  });

  it('is checked in a new record, with errors in the language of the account', async () => {
    const made = await test.call('POST', '/centromedicos', {
      ...{ nombre: 'Nuevo', urlseo: 'formato', region: 'valencia', telefono: '963 40' },
    });
    expect(codes(made)).toBe('422 phones');
    expect(made.body.violations).toMatchObject([
      { propertyPath: 'telefono', message: expect.stringContaining('963 40 12 34') },
    ]);
  });

  it('does not block changes of other fields when it was stored before, and is listed in the review', async () => {
    await test.db.query(`update centromedico set telefono = '963 40', maps = 'al lado del mercado' where id = 2`);
    const { body } = await test.call('GET', '/centromedicos/2', undefined, { 'x-locale-front': '*' });
    const whole = { ...body, direccion: 'Calle Mayor, 1, 46002 València' };
    expect(codes(await test.call('PUT', '/centromedicos/2', whole, { 'x-locale-front': '*' }))).toBe('200');
    expect(codes(await test.call('PATCH', '/centromedicos/2', { direccion: 'Otra' }))).toBe('200');
    const { problemas } = (await test.call('GET', '/revision')).body as { problemas: Record<string, unknown>[] };
    const found = problemas.filter(({ regla, id }) => regla === 'notUnderstood' && id === 2);
    expect(found.map(({ campo, detalle }) => [campo, detalle])).toEqual([
      ['horarios', ''],
      ['telefono', '963 40'],
      ['maps', 'al lado del mercado'],
    ]);
  });
});
