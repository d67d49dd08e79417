import { describe, expect, it } from 'vitest';
import { FIELD_LENGTHS, hasDigits, hasLetters, mayBeCallable } from '../field-rules';

describe('the rules the site and the backend share', () => {
  it('require the digits of a telephone', () => {
    expect(['600 12 34 56', '+34 600-123-456', '0034600123456', '+683 4002'].map(mayBeCallable)).not.toContain(false);
    const refused = [
      '600123',
      '12 34 56',
      '123 456 789',
      'no telephone',
      '',
      `600123456${' '.repeat(FIELD_LENGTHS.text)}`,
    ];
    expect(refused.map(mayBeCallable)).not.toContain(true);
  });
});

it('recognises digits and letters of any script', () => {
  expect(['Ana', '7', 'x٣', ''].map(hasDigits)).toEqual([false, true, true, false]);
  expect(['Ana', '7', '李', '-'].map(hasLetters)).toEqual([true, false, true, false]);
});
