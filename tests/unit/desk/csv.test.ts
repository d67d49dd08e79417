import { describe, expect, it } from 'vitest';
import { csvOf, monthsBetween } from '@/desk/src/figures/figures';

describe('the file of the figures', () => {
  it('suits the spreadsheets of each language: semicolons and decimal commas, or commas and points', () => {
    const rows = [
      ['Mes', 'Clínica'],
      ['2026-03', 1234.5],
    ];
    expect(csvOf(rows, 'es')).toBe('\uFEFFMes;Clínica\r\n2026-03;1234,5\r\n');
    expect(csvOf(rows, 'ca')).toBe(csvOf(rows, 'es'));
    expect(csvOf(rows, 'en')).toBe('\uFEFFMes,Clínica\r\n2026-03,1234.5\r\n');
  });

  it('turns no text into a formula, and is not broken by any character', () => {
    expect(csvOf([['=1+1', '+34', '-x', '@a', '\t=1', 'a;b', 'a "b"', 'a\nb', null, '']], 'es')).toBe(
      `\uFEFF'=1+1;'+34;'-x;'@a;'\t=1;"a;b";"a ""b""";"a\nb";;\r\n`,
    );
  });

  it('contains months across the turn of the year', () => {
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  });
});
