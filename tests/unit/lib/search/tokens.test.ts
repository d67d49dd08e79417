import { describe, expect, it } from 'vitest';
import { isStopToken, isWeakToken, stemOf, tokensOf } from '@/lib/search/tokens';

describe('the words of a text', () => {
  it.each([
    ['Cardiología', ['cardiologia']],
    ["  L'Hospitalet, CASTELLÓ! ", ['l', 'hospitalet', 'castello']],
    ['al·lèrgia', ['allergia']],
    ["children's doctor", ['children', 'doctor']],
    ['PET-TAC 24h', ['pet', 'tac', '24', 'h']],
    ['心 кардио', []],
    ['…', []],
  ])('of %j are %j', (text, words) => expect(tokensOf(text)).toEqual(words));
});

describe('the forms of a word share one stem', () => {
  it.each([
    ['cardiólogo cardióloga cardiología cardiológica cardiòleg cardiologist cardiology'],
    ['alergia alergias alérgico al·lèrgia allergy allergies'],
    ['nutrición nutricionista nutrició nutrition'],
    ['resonancia resonancias ressonància resonance'],
    ['pediatra pediatría pediatre pediatrician paediatrics'],
    ['fisioterapia fisioterapeuta fisioterapeutes physiotherapist'],
    ['mamografía mamografías mammogram'],
    ['niño niña niños niñas'],
    ['ojo ojos'],
    ['dolor dolores'],
    ['pie pies'],
  ])('%s', (forms) => {
    expect(new Set(forms.split(' ').flatMap(tokensOf).map(stemOf)).size).toBe(1);
  });

  it.each([
    ['cardiología', 'carta'],
    ['urología', 'neurología'],
    ['piel', 'pie'],
    ['radiología', 'radiografía'],
    ['cardio', 'card'],
  ])('%s and %s are different words', (one, other) => {
    expect(stemOf(tokensOf(one).join())).not.toBe(stemOf(tokensOf(other).join()));
  });
});

it('distinguishes stop words from weak words', () => {
  expect(['de', 'the', 'els', 'quiero'].every(isStopToken)).toBe(true);
  expect(['cita', 'clinic', 'doctora', 'prova', 'precio'].every(isWeakToken)).toBe(true);
  expect(['corazon', 'blood', 'pell'].some((word) => isStopToken(word) || isWeakToken(word))).toBe(false);
});
