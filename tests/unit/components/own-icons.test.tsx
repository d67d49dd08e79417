// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SpecialityColumns } from '@/components/home/speciality-columns';
import { BestCards } from '@/components/search/best-section';
import { FoundSpecialities } from '@/components/search/result-lists';
import type { PanelTexts } from '@/components/search/search-messages';
import { searchGroups } from '@/components/search/search-options';
import type { MediaRef } from '@/lib/domain/media';
import { NOTHING_FOUND } from '@/lib/domain/search';
import { aSpeciality } from '../../support/domain';

vi.mock('next-intl/server', () => import('@/tests/support/labels'));

const ICON = '/media/api/icono.png';
const SHOWN = '/media/160/api/icono.png';
/** The rendered rows: the address of the record's icon, or null for a built-in icon. */
const iconsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('li')].map((row) => row.querySelector('img')?.getAttribute('src') ?? null);

describe('the own icon of a speciality', () => {
  it('is before its name on the home page; the others have a built-in one', async () => {
    const ref = '/api/media_objects/1' as MediaRef;
    const picture = { url: ICON, width: null, height: null, alt: 'x', focus: null };
    const specialities = [aSpeciality({ id: '1', slug: 'una', icon: ref }), aSpeciality({ id: '2', slug: 'otra' })];
    const page = await SpecialityColumns({
      locale: 'es',
      groups: [{ service: 'medicas', specialities }],
      icons: new Map([[ref, picture]]),
      total: null,
      insurers: null,
    });
    const { container } = render(page);
    expect(iconsOf(container)).toEqual([SHOWN, null]);
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  });

  it('is in the results of a search, also for its provinces', () => {
    const found = { id: '1', name: 'Una', href: '/x', slug: 'una' };
    const entries = [
      { ...found, iconUrl: ICON },
      { ...found, id: '2' },
    ];
    const { container } = render(<FoundSpecialities columns={[{ title: 'x', service: null, entries }]} />);
    expect(iconsOf(container)).toEqual([SHOWN, null]);
  });

  it('is on the card of the best results and in the suggestions', () => {
    const speciality = { id: '1', slug: 'una', name: 'Una', service: null, hasPage: true, iconUrl: ICON };
    const best = { kind: 'speciality' as const, id: '1', name: 'Una', note: '', path: '/especialidades/una' };
    const results = {
      ...NOTHING_FOUND,
      best: [best],
      specialities: [speciality, { ...speciality, id: '2' }],
    };
    const [group] = searchGroups(results, 'una', 'es', { kinds: {}, allOf: '' } as PanelTexts);
    expect(group?.parts[0]?.options[0]?.picture).toEqual({ service: null, slug: 'una', iconUrl: ICON });
    const card = { ...best, kindName: '', href: '/x', service: null, slug: 'una', iconUrl: ICON };
    expect(iconsOf(render(<BestCards best={[card]} />).container)).toEqual([SHOWN]);
  });
});
