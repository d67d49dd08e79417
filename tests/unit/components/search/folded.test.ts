import { expect, it } from 'vitest';
import { foldedFor } from '@/components/search/folded';
import { NOTHING_FOUND } from '@/lib/domain/search';

const results = {
  ...NOTHING_FOUND,
  doctors: Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, name: `Dr. ${index}`, specialityNames: [] })),
  pages: [{ id: 'contacto', name: 'Contacto', path: '/contacto' }],
  meant: 'cardiología',
};

it('among everything a long list is cut and a short one is whole', () => {
  const shown = foldedFor('todo', results);
  expect(shown.doctors).toEqual(results.doctors.slice(0, 6));
  expect(shown).toMatchObject({ pages: results.pages, meant: 'cardiología', specialities: [] });
});

it('the view of a kind has its list whole', () => {
  expect(foldedFor('medicos', results)).toEqual(results);
});
