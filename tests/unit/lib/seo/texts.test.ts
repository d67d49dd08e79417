import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PostEntry } from '@/lib/domain/post';
import { isListed } from '@/lib/seo/metadata';
import { robotsText, securityText } from '@/lib/seo/text-files';

const SITE = 'https://clinica.example';
const OPEN = { title: null, description: null, isIndexable: true };

beforeEach(() => {
  vi.stubEnv('SITE_URL', SITE);
  vi.resetModules();
});
afterEach(() => vi.unstubAllEnvs());

describe('robots.txt', () => {
  it('disallows endpoints for scripts; pages state noindex themselves', () => {
    expect(robotsText(SITE).split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      'Disallow: /gestion',
      'Disallow: /login_profesional_check',
      '',
      `Sitemap: ${SITE}/sitemap.xml`,
      '',
    ]);
  });
});

describe('an address in a sitemap', () => {
  it.each(['/especial-online', '/portal-profesional', '/resultados-busqueda', '/pedir-producto'])(
    'is not %s',
    (path) => {
      expect(isListed(path, OPEN)).toBe(false);
    },
  );

  it('is a page whose record allows it', () => {
    expect(isListed('/contacto', OPEN)).toBe(true);
    expect(isListed('/contacto', { ...OPEN, isIndexable: false })).toBe(false);
  });
});

describe('security.txt', () => {
  it('expires within a year, on a day that is constant for a day', () => {
    const ends = (time: string) => /^Expires: (.+)$/m.exec(securityText(SITE, null, new Date(time)))?.[1];
    expect(ends('2026-11-20T00:00:00Z')).toBe('2027-05-19T00:00:00.000Z');
    expect(ends('2026-11-20T23:59:59Z')).toBe(ends('2026-11-20T00:00:00Z'));
  });

  it('names the e-mail, or the contact page without one', () => {
    expect(securityText(SITE, 'ayuda@example.test', new Date())).toContain('Contact: mailto:ayuda@example.test');
    expect(securityText(SITE, null, new Date())).toContain(`Contact: ${SITE}/contacto`);
  });
});

const post = (given: Partial<PostEntry> = {}): PostEntry => ({
  slug: 'gripe',
  title: 'Gripe & resfriado',
  dateIso: '2026-11-06',
  publishedAt: '2026-11-06T09:30:00Z',
  modifiedAt: null,
  excerpt: null,
  isIndexable: true,
  ...given,
});

describe('the feed', () => {
  it('uses the language of the feed and omits noindex posts', async () => {
    const { newsFeed } = await import('@/lib/seo/feed');
    const posts = [
      post(),
      post({ slug: 'oculto', isIndexable: false }),
      post({ slug: 'col·laboracio', publishedAt: null }),
    ];
    const feed = newsFeed({ locale: 'ca', title: 'Actualitat', description: '<b>', posts });
    expect(feed.match(/<item>/g)).toHaveLength(2);
    expect(feed).toContain(`<guid isPermaLink="true">${SITE}/ca/actualidad/gripe</guid>`);
    expect(feed).toContain('<title>Gripe &amp; resfriado</title>');
    expect(feed).toContain('<pubDate>Fri, 06 Nov 2026 09:30:00 GMT</pubDate>');
    expect(feed).toContain('/ca/actualidad/col%C2%B7laboracio<');
    expect(feed).toContain('<description>&lt;b&gt;</description>');
  });
});

describe('llms.txt', () => {
  it('lists sections with links, and a name cannot open a link', async () => {
    const { llmsText } = await import('@/lib/seo/text-files');
    const text = llmsText('Grupo', 'Qué es', 'Idiomas', [
      { title: 'Nada', links: [] },
      { title: 'Clínicas', links: [{ name: 'A](https://bad.example)\n# B', path: '/clinicas/a', note: 'Calle' }] },
    ]);
    expect(text).toBe(
      `# Grupo\n\n> Qué es\n\nIdiomas\n\n## Clínicas\n\n- [A\\](https://bad.example) # B](${SITE}/clinicas/a): Calle\n`,
    );
  });
});
