import { describe, expect, it } from 'vitest';
import ca from '../../messages/ca.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import es from '../../messages/es.json' with { type: 'json' };
import { LANGUAGES, textOf } from '../support/http-site';

// What pages say about the same clinic, price or insurer is read in every place that says it.

const MESSAGES = { es, ca, en };
const TEST = '/pruebas/resonancia-de-rodilla';
const SPECIALITY = '/especialidades/dermatologia';

const part = (html: string, pattern: RegExp) => pattern.exec(html)?.[0] ?? '';
const tableOf = (html: string) => part(html, /<table class="comparison".*?<\/table>/s);
const dialogOf = (html: string) => part(html, /<dialog id="clinicas-(?:prueba|especialidad)".*?<\/dialog>/s);
const answersIn = (html: string) => part(html, /<section id="pagar".*?<\/section>/s);
const clinicsIn = (html: string) =>
  [...html.matchAll(/href="(?:\/ca|\/en)?\/clinicas\/([a-z0-9-]+)"/g)].map(([, slug = '']) => slug);
const namesIn = (html: string) =>
  [...html.matchAll(/href="(?:\/ca|\/en)?\/clinicas\/[a-z0-9-]+"[^>]*>(.*?)<\/a>/g)].map(([, name = '']) => name);
/** The clinics under each result of an insurer, without their prices. */
const listsIn = (html: string) =>
  [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(
    ([, title, names = '']) => [title, names.replace(/ \([^)]*\)/g, '').split(', ')] as const,
  );
const pricesIn = (html: string) => html.match(/€[\d.,]+|[\d.,]+\s€/g) ?? [];
/** The prices of the list under these addresses. */
const listed = (html: string, isMeant: (path: string) => boolean) =>
  [...html.matchAll(/<li><div><a href="([^"]+)">.*?<strong>(.*?)<\/strong>/gs)].flatMap(([, path = '', price = '']) =>
    isMeant(path) ? [price] : [],
  );
const linksIn = (html: string, pattern: RegExp) => new Set(html.match(pattern));

describe.each(LANGUAGES)('in %s', (locale, prefix) => {
  it('the price of a test is the same in its facts, comparison, dialog and answers, and in the list of prices', async () => {
    const [html, prices] = [await textOf(prefix + TEST), await textOf(`${prefix}/precios`)];
    const [price = 'none'] = listed(prices, (path) => path === prefix + TEST);
    const clinics = clinicsIn(tableOf(html));
    expect(clinics.length).toBeGreaterThan(3);
    expect(pricesIn(tableOf(html))).toEqual(clinics.map(() => price));
    expect(pricesIn(dialogOf(html))).toEqual(clinics.map(() => price));
    expect(new Set(pricesIn(answersIn(html)))).toEqual(new Set([price]));
    expect(part(html, /<dl id="datos".*?<\/dl>/s)).toContain(`<strong>${price}</strong>`);
  });

  it('a speciality has at a clinic the price of a voucher, as on the page and in the list of prices', async () => {
    const [html, prices] = [await textOf(prefix + SPECIALITY), await textOf(`${prefix}/precios`)];
    const shown = pricesIn(part(html, /<section id="precios".*?<\/section>/s));
    const published = listed(prices, (path) => path.startsWith(`${prefix}/productos/`));
    const compared = pricesIn(tableOf(html));
    expect(compared.length).toBeGreaterThan(0);
    for (const price of compared) {
      expect(shown).toContain(price);
      expect(published).toContain(price);
    }
    expect(pricesIn(dialogOf(html)).sort()).toEqual(compared.sort());
  });

  it('comparison and dialog lead to the same forms and hours', async () => {
    for (const path of [TEST, SPECIALITY]) {
      const html = await textOf(prefix + path);
      const [table, dialog] = [tableOf(html), dialogOf(html)];
      const forms = linksIn(table, /href="[^"]*\/pedir-cita[^"#]*"/g);
      expect(forms.size).toBe(clinicsIn(table).length);
      expect(linksIn(dialog, /href="[^"]*\/pedir-cita[^"#]*"/g)).toEqual(forms);
      expect(linksIn(dialog, /href="[^"]*#hueco[^"]*"/g)).toEqual(linksIn(table, /href="[^"]*#hueco[^"]*"/g));
    }
  });

  it('a clinic says how to get there on its page as in a comparison', async () => {
    const { Clinic: names } = MESSAGES[locale];
    const table = tableOf(await textOf(prefix + TEST));
    const said: string[] = [];
    for (const row of table.split('<tr>').slice(2)) {
      const html = await textOf(`${prefix}/clinicas/${clinicsIn(row)[0]}`);
      for (const name of [names.transport, names.parking, names.access]) {
        const text = new RegExp(`<p>${name}: (.*?)</p>`).exec(row)?.[1] ?? '';
        const [, shown = ''] = new RegExp(`<dt>[^:]*? ${name}</dt><dd>(.*?)</dd>`).exec(html) ?? [];
        expect([row.length > 0, text]).toEqual([true, shown]);
        if (text) said.push(name);
      }
    }
    expect(new Set(said)).toEqual(new Set([names.transport, names.parking, names.access]));
  });

  it('an insurer covers a test exactly where the page of insurers lists its service', async () => {
    const { Payments: texts, Services: services } = MESSAGES[locale];
    const [html, insurers] = [await textOf(prefix + TEST), await textOf(`${prefix}/aseguradoras`)];
    const here = namesIn(tableOf(html));
    const answers = answersIn(html).split('<details').slice(1);
    expect(answers.length).toBeGreaterThan(2);
    for (const answer of answers) {
      const name = /<strong>(.*?)<\/strong>/.exec(answer)?.[1] ?? 'none';
      const groups = part(insurers, new RegExp(`<h2[^>]*>${name}</h2>.*?</li><li id=|<h2[^>]*>${name}</h2>.*`, 's'))
        .split('<dt>')
        .slice(1)
        .filter((group) => group.split('</dt>')[0]?.includes(services.imagen));
      const covered = groups
        .flatMap((group) => namesIn(group.split('</dl>')[0] ?? ''))
        .filter((one) => here.includes(one));
      const shown = listsIn(answer).find(([title]) => title === texts.covered)?.[1] ?? [];
      expect([name, shown.sort()]).toEqual([name, covered.sort()]);
      expect(
        listsIn(answer)
          .flatMap(([, names]) => names)
          .sort(),
      ).toEqual([...here].sort());
    }
  });

  it('a province has the insurers of its clinics, as the page of the speciality', async () => {
    const [whole, html] = [await textOf(prefix + SPECIALITY), await textOf(`${prefix}${SPECIALITY}/valencia`)];
    const here = namesIn(tableOf(html));
    const answersOf = (text: string) =>
      answersIn(text)
        .split('<details')
        .slice(1)
        .map((answer) => [
          /<strong>(.*?)<\/strong>/.exec(answer)?.[1],
          listsIn(answer)
            .map(([title, names]) => [title, names.filter((name) => here.includes(name))] as const)
            .filter(([, names]) => names.length > 0),
        ]);
    expect(answersOf(html).length).toBeGreaterThan(2);
    expect(answersOf(html)).toEqual(answersOf(whole));
    const named = listsIn(answersIn(html)).flatMap(([, names]) => names);
    expect(new Set(named)).toEqual(new Set(here));
  });
});
