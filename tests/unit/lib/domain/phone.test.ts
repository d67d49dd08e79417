import { describe, expect, it } from 'vitest';
import { phoneOfSpeciality, telHref, whatsappHref } from '@/lib/domain/phone';

describe('phoneOfSpeciality', () => {
  it('is the sports-medicine line on that page and the general one elsewhere', () => {
    expect(phoneOfSpeciality('medicina-deportiva')).toBe('963 20 50 85');
    expect(phoneOfSpeciality('cardiologia')).toBe('963 400 900');
  });
});

describe('telHref', () => {
  it.each([
    ['963 400 900', 'tel:+34963400900'],
    ['+34 963-400-900', 'tel:+34963400900'],
    ['+351 21 000 00 00', 'tel:+351210000000'],
  ])('dials %s as %s', (written, href) => {
    expect(telHref(written)).toBe(href);
  });
});

describe('whatsappHref', () => {
  it('writes the country code without plus, as the service wants', () => {
    expect(whatsappHref('600 000 001')).toBe('https://wa.me/34600000001');
    expect(whatsappHref('+34 600 000 001')).toBe('https://wa.me/34600000001');
  });
});
