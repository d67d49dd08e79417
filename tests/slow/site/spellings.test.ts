// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatPrice } from '@/lib/domain/price';
import { aCallBack } from '@/tests/support/appointment';
import * as records from '@/tests/support/spelled-records';
import {
  bare,
  compare,
  hrefsOf,
  shownWeek,
  startSpelledSite,
  statedWeek,
  writtenWeek,
} from '@/tests/support/spelled-site';

// A site in front of a foreign API that serves the spellings of tests/fixtures/spellings. Lists are read whole, pages of
// records by every fourth; the unit tests of each parser try all spellings.

const { everyFourth, CLINICS, PRODUCTS, TESTS, DOCTORS, SLUGGED, OTHER_PATHS, EMAILS, PHONES } = records;

let site: Awaited<ReturnType<typeof startSpelledSite>>;

beforeAll(async () => {
  site = await startSpelledSite();
});
afterAll(() => site?.stop());

const having = <K extends 'phone' | 'email' | 'hours' | 'place'>(kind: K, clinics: typeof CLINICS) =>
  clinics.flatMap(({ [kind]: spelling, ...clinic }) => (spelling ? [{ ...clinic, spelling }] : []));

describe('the page of a clinic', () => {
  it('links and states each telephone that is understood, and shows any text', () =>
    compare(having('phone', everyFourth(CLINICS)), async ({ path, spelling: { text, numbers, chat } }) => {
      const page = await site.read(path);
      const stated = [page.about('MedicalClinic').telephone ?? []].flat().map(String);
      const isStated = stated.every(
        (one, index) => text.includes(one) && numbers[index]?.endsWith(one.replace(/\D/g, '').slice(-6)),
      );
      const isShown = bare(page.main.textContent).includes(bare(text));
      return [
        [text, hrefsOf(page.main, 'tel:'), hrefsOf(page.main, 'https://wa.me/'), stated.length, isStated, isShown],
        [text, numbers.map((number) => `tel:${number}`), chat ? [chat] : [], numbers.length, true, true],
      ];
    }));

  it('links and states an e-mail address that is understood, and shows any text', () =>
    compare(having('email', everyFourth(CLINICS)), async ({ path, spelling: { text, address } }) => {
      const page = await site.read(path);
      const links = hrefsOf(page.main, 'mailto:').map(decodeURIComponent);
      const isShown = bare(page.main.textContent).includes(bare(text));
      return [
        [text, links, page.about('MedicalClinic').email ?? null, isShown],
        [text, address ? [`mailto:${address}`] : [], address && text, true],
      ];
    }));

  it('draws, links and states a position that is understood', () =>
    compare(having('place', everyFourth(CLINICS)), async ({ path, spelling: { text, position } }) => {
      const page = await site.read(path);
      const { latitude, longitude } = (page.about('MedicalClinic').geo ?? {}) as Partial<NonNullable<typeof position>>;
      const stated = latitude === undefined ? null : { latitude, longitude };
      const routes = hrefsOf(page.main, 'https://www.google.com/').map((href) =>
        new URL(href).searchParams.get('destination'),
      );
      const markers = hrefsOf(page.main, 'https://www.openstreetmap.org/').map((href) =>
        /mlat=([^&]+)&mlon=([^#]+)/.exec(href)?.slice(1).join(),
      );
      const place = position ? [`${position.latitude},${position.longitude}`] : [];
      return [
        [text, stated, routes, markers],
        [text, position, place, place],
      ];
    }));

  it('says when it is open only by hours that are understood, and shows any others', () =>
    compare(having('hours', everyFourth(CLINICS)), async ({ path, spelling: { text, week } }) => {
      const page = await site.read(path);
      const lines = text.replace(/<[^@>]+>/g, ' ');
      const isShown = week !== null || bare(page.main.textContent).includes(bare(lines));
      return [
        [text, shownWeek(page.main), statedWeek(page.about('MedicalClinic')), isShown],
        [text, week && writtenWeek(week), week?.some((day) => day.length > 0) ? writtenWeek(week) : null, true],
      ];
    }));
});

it('the lists of clinics link the same numbers and say the same hours', async () => {
  const cards = new Map<string, Element>();
  for (let number = 1; cards.size < CLINICS.length && number < 20; number++) {
    const { main } = await site.read(number === 1 ? '/clinicas' : `/clinicas/pagina/${number}`);
    for (const card of main.querySelectorAll('li[id^="clinica-centro-"]')) cards.set(card.id.slice(8), card);
  }
  const located = (await (await fetch(`${site.origin}/api/clinicas`)).json()) as Record<string, unknown>[];
  await compare(CLINICS, async ({ id, slug, phone, hours, place }) => {
    const { phone: parts, coordinates } = located.find((one) => one.id === id) ?? {};
    const called = ((parts ?? []) as { number: string | null }[]).flatMap(({ number }) => number ?? []);
    const numbers = phone?.numbers ?? [];
    return [
      [slug, hrefsOf(cards.get(slug), 'tel:'), shownWeek(cards.get(slug)), called, coordinates],
      [
        slug,
        numbers.map((one) => `tel:${one}`),
        hours?.week ? writtenWeek(hours.week) : null,
        numbers,
        place?.position ?? null,
      ],
    ];
  });
});

const amountsIn = (element: Element | null | undefined): string[] => [
  ...new Set(bare(element?.textContent).match(/[\d.,]+ €/g) ?? []),
];
const amountOf = (cents: number | null): string[] => (cents ? [bare(formatPrice('es', cents))] : []);

it('a product has exactly the price that is understood, on its page and in the shop', async () => {
  const vouchers: Element[] = [];
  for (let number = 1; vouchers.length < PRODUCTS.length && number < 20; number++) {
    const { main } = await site.read(`/especial-online?especialidad=1&pagina=${number}`);
    vouchers.push(...main.querySelectorAll('.voucher'));
  }
  await compare(PRODUCTS, async ({ path, price: { text, cents } }) => {
    const voucher = vouchers.find((one) => one.querySelector(`a[href="${path}"]`));
    return [
      [text, voucher !== undefined, amountsIn(voucher)],
      [text, true, amountOf(cents)],
    ];
  });
  await compare(everyFourth(PRODUCTS), async ({ path, price: { text, cents } }) => {
    const page = await site.read(path);
    const { offers } = page.about('Product') as { offers?: { price: string } };
    return [
      [text, amountsIn(page.main.querySelector('.product')), offers?.price ?? null],
      [text, amountOf(cents), cents ? (cents / 100).toFixed(2) : null],
    ];
  });
});

it('a rich text means what its author saw', () =>
  compare(everyFourth(TESTS), async ({ path, richText: { html, shown, text } }) => {
    const { main, head } = await site.read(path);
    const isShown = shown === undefined || outlineOf(main.innerHTML).includes(outlineOf(parsed(shown)));
    const isWhole = (text ?? []).every((one) => bare(main.textContent).includes(one));
    return [
      [html, isShown, isWhole, /109\/L/.test(head.innerHTML)],
      [html, true, true, false],
    ];
  }));

const parsed = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.innerHTML.trim();

/** Without what belongs to the page: boxes of tables, addresses, and pictures, which this site shows as their text. */
const outlineOf = (html: string): string =>
  html
    .replace(/<\/?div\b[^>]*>| class="[AI]"/g, '')
    .replace(/<img\b[^>]*? alt="([^"]*)"[^>]*>/g, '<em>$1</em>')
    .replace(/<a\b[^>]*>/g, '<a>');

it('a doctor has the written name, and its initials', () =>
  compare(everyFourth(DOCTORS), async ({ path, name, initials }) => {
    const page = await site.read(path);
    const monogram = page.main.querySelector('.portrait span')?.textContent;
    return [
      [bare(page.main.querySelector('h1')?.textContent), page.about('IndividualPhysician').name, monogram],
      [bare(name), bare(name), initials],
    ];
  }));

describe('a slug', () => {
  it('has a page at its one address, which the sitemap lists', async () => {
    const kinds = ['paginas', 'especialidades', 'clinicas', 'pruebas', 'productos', 'actualidad'];
    const files = await Promise.all(
      kinds.map(async (kind) => (await fetch(`${site.origin}/sitemaps/${kind}.xml`)).text()),
    );
    const listed = new Set(
      files
        .join('')
        .match(/(?<=<loc>)[^<]+/g)
        ?.map((address) => address.replaceAll('&apos;', "'")),
    );
    expect(SLUGGED.filter(({ path }) => !listed.has(site.origin + path))).toEqual([]);
    await compare(everyFourth(SLUGGED), async ({ list, path, row }) => {
      const { main, head } = await site.read(path);
      const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href');
      const title = list === 'paginas' ? null : bare(main.querySelector('h1')?.textContent);
      return [
        [path, canonical, title],
        [path, site.origin + (path === '/' ? '' : path), list === 'paginas' ? null : row.nombre],
      ];
    });
  });

  it('redirects permanently from its other spellings', () =>
    compare(OTHER_PATHS, async ({ asked, path }) => {
      const answer = await fetch(site.origin + asked, { redirect: 'manual' });
      const target = new URL(answer.headers.get('location') ?? 'none:', site.origin);
      return [
        [asked, answer.status, target.pathname],
        [asked, 308, path],
      ];
    }));
});

const PERSON = {
  clinicId: '1',
  name: 'Aina Ferrer',
  email: 'aina@example.org',
  phone: '600123456',
  acceptsTerms: true,
};
/** The forms with an e-mail and a telephone, and a body that each accepts. */
const FORMS: [path: string, body: (given: object) => object][] = [
  ['/api/contactos/solicitar', (given) => ({ ...PERSON, message: 'Hola', ...given })],
  ['/api/reservas/solicitar', (given) => ({ ...PERSON, productId: '1', ...given })],
  ['/api/citas/solicitar', (given) => ({ draft: aCallBack({ specialityId: '1', clinicId: '1', ...given }) })],
];

it.each([
  ['email', 'email', EMAILS.map(({ text, address }) => ({ text, isUnderstood: address !== null }))],
  ['phone', 'telefono', PHONES.map(({ text, numbers }) => ({ text, isUnderstood: numbers.length > 0 }))],
] as const)('a form sends an understood %s as written, and names the field of any other', async (field, wire, all) => {
  let index = 0;
  await compare(everyFourth([...all]), async ({ text, isUnderstood }) => {
    const [path = '', body = Object] = FORMS[index++ % FORMS.length] ?? [];
    site.posted.length = 0;
    const answer = await fetch(site.origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        'x-forwarded-for': `203.0.113.${index}`,
      },
      body: JSON.stringify({ locale: 'es', ...body({ [field]: text }) }),
    });
    const { fields = {} } = (await answer.json()) as { fields?: object };
    return [
      [path, text, answer.status, Object.keys(fields), site.posted.map((sent) => sent[wire])],
      isUnderstood ? [path, text, 200, [], [text]] : [path, text, 422, [field], []],
    ];
  });
});
