import { describe, expect, it } from 'vitest';
import { CATALOGUE, descriptionOf, formatOf, misunderstood } from '../../catalogue/catalogue';
import type { Description } from '../../catalogue/field';
import type { FieldFormat } from '../../field-formats';

const described: [string, Description][] = Object.entries(CATALOGUE);

describe('the description of a resource', () => {
  it.each(described)('of %s has its own name', (name, { path }) => {
    expect(path).toBe(name);
    expect(descriptionOf(name)?.path).toBe(name);
  });

  it.each(described)('of %s names a choice in every language', (_name, { fields }) => {
    for (const field of Object.values(fields)) {
      if (field.kind !== 'choice') continue;
      expect(Object.keys(field.choiceLabels)).toEqual(field.choices);
    }
  });

  it.each(described)('of %s gives every field another name in the domain', (_name, { fields }) => {
    const names = Object.values(fields).flatMap(({ domain }) => domain ?? []);
    expect(names).toEqual([...new Set(names)]);
  });

  it('does not exist for an unknown name', () => {
    expect(descriptionOf('toString')).toBeNull();
  });
});

describe('the format of a catalogue field', () => {
  it.each<[string, string, FieldFormat]>([
    ['centromedicos', 'telefono', 'phones'],
    ['centromedicos', 'fax', 'phones'],
    ['centromedicos', 'whatsapp', 'whatsapp'],
    ['centromedicos', 'email', 'email'],
    ['centromedicos', 'maps', 'place'],
    ['especialidads', 'linkcabecera', 'link'],
    ['banners', 'linkcabecera', 'link'],
    ['configuracions', 'facebook', 'webAddress'],
    ['configuracions', 'twitter', 'webAddress'],
    ['configuracions', 'instagram', 'webAddress'],
    ['configuracions', 'youtube', 'webAddress'],
    ['configuracions', 'linkedin', 'webAddress'],
    ['configuracions', 'blog', 'blog'],
    ['configuracions', 'analytics', 'analytics'],
    ['configuracions', 'hotjar', 'heatmap'],
  ])('of %s.%s is %s', (list, field, format) => expect(formatOf(list, field)).toBe(format));

  it('is null for free text and for unknown lists', () => {
    expect(formatOf('centromedicos', 'nombre')).toBeNull();
    expect(formatOf('medicos', 'telefono')).toBeNull();
  });
});

describe('a value with a format', () => {
  it('is refused with its format only where the site cannot use it', () => {
    expect(misunderstood('centromedicos', 'email', 'hola@')).toBe('email');
    expect(misunderstood('centromedicos', 'email', 'hola@example.org')).toBeNull();
    expect(misunderstood('centromedicos', 'email', null)).toBeNull();
    expect(misunderstood('centromedicos', 'nombre', 'hola@')).toBeNull();
  });
});
