import { afterEach, describe, expect, it, vi } from 'vitest';

const seo = { title: 'Título', description: 'Descripción', isIndexable: true };

async function metadata() {
  vi.stubEnv('SITE_URL', 'https://clinica.example/');
  vi.resetModules();
  return import('@/lib/seo/metadata');
}

afterEach(() => vi.unstubAllEnvs());

describe('pageMetadata', () => {
  it('gives every language its own address, with Spanish without prefix as the default', async () => {
    const { pageMetadata } = await metadata();
    expect(pageMetadata({ locale: 'en', path: '/clinicas/x', seo, fallback: { title: 'x' } }).alternates).toEqual({
      canonical: 'https://clinica.example/en/clinicas/x',
      languages: {
        es: 'https://clinica.example/clinicas/x',
        ca: 'https://clinica.example/ca/clinicas/x',
        en: 'https://clinica.example/en/clinicas/x',
        'x-default': 'https://clinica.example/clinicas/x',
      },
    });
  });

  it('follows the record: title, description, robots', async () => {
    const { pageMetadata } = await metadata();
    const hidden = { ...seo, isIndexable: false };
    expect(pageMetadata({ locale: 'es', path: '/', seo: hidden, fallback: { title: 'x' } })).toMatchObject({
      title: 'Título',
      description: 'Descripción',
      robots: { index: false, follow: true },
    });
  });

  it('falls back to the name and to the first words of the text, cut between words', async () => {
    const { pageMetadata } = await metadata();
    const open = { title: null, description: null, isIndexable: true };
    const description = `${'palabra '.repeat(30)}fin`;
    const made = pageMetadata({ locale: 'es', path: '/', seo: open, fallback: { title: 'Clínica', description } });
    expect(made.title).toBe('Clínica');
    expect(made.description).toBe(`${'palabra '.repeat(19)}palabra…`);
  });
});
