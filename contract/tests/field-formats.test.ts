import { describe, expect, it } from 'vitest';
import { type FieldFormat, isUnderstood } from '../field-formats';

describe('a text with a format', () => {
  it.each<[FieldFormat, string, string]>([
    ['phones', '963 401 234 / 600 123 456', '963 401'],
    ['whatsapp', '600 123 456', '600 123 456 / 600 123 457'],
    ['email', 'hola@example.org', 'hola@example'],
    ['place', '39.46,-0.37', 'Carrer Major, 3'],
    ['link', '/clinicas', '//example.org'],
    ['webAddress', 'www.example.org', 'localhost'],
    ['blog', 'https://blog.example.org', 'ftp://blog.example.org'],
    ['blog', 'self', 'mailto:self@example.org'],
    ['analytics', 'G-ABCD1234', 'XG-ABCD1234'],
    ['analytics', 'UA-1234-1', 'UA-1234-1x'],
    ['heatmap', '1234', '123'],
    ['heatmap', '1234567890', '12345678901'],
  ])('%s is understood as %j and not as %j', (format, good, bad) => {
    expect(isUnderstood(format, good)).toBe(true);
    expect(isUnderstood(format, ` ${good} `)).toBe(true);
    expect(isUnderstood(format, bad)).toBe(false);
  });

  it('may be empty', () => {
    expect(isUnderstood('email', '')).toBe(true);
    expect(isUnderstood('phones', '  ')).toBe(true);
  });
});
