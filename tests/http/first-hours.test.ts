import { expect, it } from 'vitest';
import { canonicalOf, LANGUAGES, robotsOf, textOf } from '../support/http-site';

// In the demo, dermatology in the centre of Valencia, this doctor and scans of the knee have agendas.

const LABELS = { es: 'Primera hora', ca: 'Primera hora', en: 'Next free time' };
const DOCTOR = '/medicos/dra-sofia-almenar-roca-44';

/** The links to the form with an hour, as [address, text]. */
const hoursIn = (html: string) =>
  [...html.matchAll(/<a class="[^"]*" href="([^"]+#hueco=[^"]+)">(.*?)<\/a>/gs)].map(([, href = '', text = '']) => [
    href.replaceAll('&amp;', '&'),
    text.replace(/<[^>]+>/g, ''),
  ]);

/** Asks until there is an answer: a page is rendered without hours while the machine is too busy, and soon again. */
async function whenThere<T>(ask: () => Promise<T | undefined>): Promise<T> {
  let found: T | undefined;
  const seen = async () => {
    found = await ask();
    return found !== undefined;
  };
  await expect.poll(seen, { timeout: 45_000, interval: 500 }).toBe(true);
  return found as T;
}

it.each(LANGUAGES)('the first free hours are in the pages without JavaScript: %s', async (locale, prefix) => {
  for (const [path, from] of [
    [DOCTOR, DOCTOR],
    ['/medicos?nombre=almenar', DOCTOR],
    ['/especialidades', '/especialidades/dermatologia'],
    ['/especialidades/dermatologia', '/especialidades/dermatologia'],
    ['/especialidades/dermatologia/valencia', '/especialidades/dermatologia/valencia'],
    ['/pruebas/resonancia-de-rodilla', '/pruebas/resonancia-de-rodilla'],
    ['/pruebas?servicio=imagen', '/pruebas/resonancia-de-rodilla'],
    ['/clinicas', '/clinicas'],
    ['/resultados-busqueda?q=almenar', DOCTOR],
    ['/resultados-busqueda?q=derma', '/especialidades/dermatologia'],
    ['/resultados-busqueda?q=rodilla', '/pruebas/resonancia-de-rodilla'],
    ['/clinicas/valencia-centro', '/clinicas/valencia-centro'],
    ['/resultados-busqueda?q=valencia+centro', '/clinicas/valencia-centro'],
  ]) {
    const found = await whenThere(async () =>
      hoursIn(await textOf(`${prefix}${path}`)).find(([href]) => href?.includes(`&origen=${from}#`)),
    );
    const test = from?.startsWith('/pruebas') ? '&prueba=\\d+' : '';
    expect(found[0], path).toMatch(
      new RegExp(
        `^${prefix}/pedir-cita\\?especialidad=\\d+&clinica=\\d+&fecha=\\d{4}-\\d\\d-\\d\\d&origen=[^#]+#hueco=\\d{4}-\\d{4}${test}$`,
      ),
    );
    // At a clinic the hour is of a speciality, which comes first.
    const of = from?.startsWith('/clinicas') ? '\\p{Lu}[\\p{L} ]+, ' : '';
    expect(found[1]).toMatch(
      new RegExp(`^${LABELS[locale]}: ${of}\\p{L}+,? \\d{1,2} [\\p{L} ’']+, \\d\\d:\\d\\d`, 'u'),
    );
  }
});

it.each(LANGUAGES)(
  'doctors and tests are chosen by their first free hour, without JavaScript: %s',
  async (_, prefix) => {
    for (const path of ['/medicos', '/pruebas']) {
      const html = await whenThere(async () => {
        const text = await textOf(`${prefix}${path}?horas=semana&orden=hora`);
        return text.includes('?horas=semana"') ? text : undefined; // the link that removes the order
      });
      const starts = hoursIn(html).map(([href = '']) => href.replace(/^.*fecha=([\d-]+).*#hueco=(\d{4}).*$/, '$1 $2'));
      expect(starts.length).toBeGreaterThan(4);
      expect(starts).toEqual([...starts].sort());
      expect(robotsOf(html)).toContain('noindex');
      expect(canonicalOf(html)).toBe(`${prefix}${path}`);
    }
  },
);
