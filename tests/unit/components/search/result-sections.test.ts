import { expect, it } from 'vitest';
import { foldedFor } from '@/components/search/result-sections';
import { NOTHING_FOUND } from '@/lib/domain/search';

const results = {
  ...NOTHING_FOUND,
  doctors: Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, name: `Dr. ${index}`, specialityNames: [] })),
  pages: [{ id: 'contacto', name: 'Contacto', path: '/contacto' }],
  meant: 'cardiología',
};

it('a long list is cut in the overview and a short one is complete', () => {
  const shown = foldedFor('todo', results);
  expect(shown.doctors).toEqual(results.doctors.slice(0, 6));
  expect(shown).toMatchObject({ pages: results.pages, meant: 'cardiología', specialities: [] });
});

it('the view of a kind has its complete list', () => {
  expect(foldedFor('medicos', results)).toEqual(results);
});
