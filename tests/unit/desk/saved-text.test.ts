import { describe, expect, it } from 'vitest';
import { unpublishedMessage } from '@/desk/src/records/saved-text';

const NOW = new Date('2026-11-28T08:00:00Z');
const said = (list: string, more: object) => unpublishedMessage(list, { '@id': '/x/1', id: 1, ...more }, NOW, 'es');

describe('the message after a save', () => {
  it('names the day of an article that is scheduled, until that day has come', () => {
    const later = said('posts', { status: 'future', date: '2026-12-24T10:30:00+01:00' });
    expect(later).toEqual({
      key: 'desk.content.form.savedForLater',
      options: { moment: expect.stringMatching(/24\/12\/26, 10:30/) },
    });
    expect(said('posts', { status: 'future', date: '2026-11-28T08:59:00+01:00' })).toBeNull();
  });

  it('states that a draft is not on the site, and adds nothing for other records', () => {
    expect(said('posts', { status: 'draft', date: '2026-12-24T10:30:00+01:00' })).toEqual({
      key: 'desk.content.form.savedHidden',
    });
    expect(said('posts', { status: 'publish', date: '2026-12-24T10:30:00+01:00' })).toBeNull();
    expect(said('medicos', { nombre: 'Dra. Ruiz' })).toBeNull();
  });
});
