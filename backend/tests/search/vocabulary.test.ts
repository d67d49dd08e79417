import { describe, expect, it } from 'vitest';
import { createVocabulary } from '#search/vocabulary';

describe('the vocabulary of the search', () => {
  const { like } = createVocabulary(['cardiologia', 'ecocardiografia', 'gandia', 'rodilla', 'resonancia', 'tac']);

  it('knows the words that contain what was asked', () => {
    expect(like('cardio')).toEqual(expect.arrayContaining(['cardiologia', 'ecocardiografia']));
    expect(like('dio')).toEqual(expect.arrayContaining(['cardiologia', 'ecocardiografia']));
    expect(like('tac')).toContain('tac');
  });

  it('knows words that are like what was asked, and like its beginning', () => {
    expect(like('cadriologia')).toContain('cardiologia');
    expect(like('rodila')).toContain('rodilla');
    expect(like('resonansia')).toContain('resonancia');
    expect(like('cardoil')).toContain('cardiologia');
  });

  it('leaves out what has little in common', () => {
    expect(like('rodilla')).toEqual(['rodilla']);
    expect(like('xyzzy')).toEqual([]);
  });
});
