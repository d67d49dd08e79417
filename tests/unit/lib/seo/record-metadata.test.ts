import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getPage } from '@/lib/catalogue/pages';
import { recordMetadata } from '@/lib/seo/metadata';

vi.mock('next-intl/server', () => import('@/tests/support/labels'));
vi.mock('@/lib/catalogue/pages', () => ({ getPage: vi.fn() }));

const RECORD = { seo: { title: 'Del registro', description: 'Lo que dice.', isIndexable: true } };
const fallback = async () => ({ title: 'Contacto' });
const head = (more: object = {}) => recordMetadata({ locale: 'es', key: 'contacto', fallback, ...more });

describe('the head of a page with a record', () => {
  beforeEach(() => {
    vi.mocked(getPage).mockResolvedValue(RECORD as Awaited<ReturnType<typeof getPage>>);
  });

  it('uses title, description and robots of the record', async () => {
    const { title, description, robots } = await head();
    expect(JSON.stringify(title)).toContain('Del registro');
    expect(description).toBe('Lo que dice.');
    expect(robots).toMatchObject({ index: true });
  });

  it('is noindex on a hidden page, whatever the record states', async () => {
    expect((await head({ isHidden: true })).robots).toMatchObject({ index: false });
  });

  it('has default texts without a record', async () => {
    vi.mocked(getPage).mockResolvedValue(null);
    expect(JSON.stringify((await head()).title)).toContain('Contacto');
  });
});
