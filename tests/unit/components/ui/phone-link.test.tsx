import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactFacts, clinicFacts } from '@/components/shared/contact-facts';
import { PhoneLink } from '@/components/ui/phone-link';

const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]+)"[^>]*>([^<]*)/g)].map(([, href, text]) => [href, text]);
const shown = (phone: string) => renderToStaticMarkup(<PhoneLink className="link" phone={phone} />);

describe('a telephone of a page', () => {
  it('has one link for each of its numbers', () => {
    expect(linksOf(shown('963 401 234'))).toEqual([['tel:+34963401234', '963 401 234']]);
    const several = shown('963 401 234 ext. 12 / +351 220 000 021');
    expect(linksOf(several)).toEqual([
      ['tel:+34963401234', '963 401 234'],
      ['tel:+351220000021', '+351 220 000 021'],
    ]);
    expect(several.replace(/<[^>]*>/g, '')).toBe('963 401 234 ext. 12 / +351 220 000 021');
  });

  it('is plain text when it cannot be parsed, and has no button', () => {
    expect(shown('963 40')).toBe('<span>963 40</span>');
    expect(renderToStaticMarkup(<PhoneLink phone="963 40">Llamar</PhoneLink>)).toBe('');
  });

  it('of a clinic is text without a link when it cannot be parsed, and so is its chat', () => {
    const clinic = { name: 'Centro', address: null, coordinates: null, phone: '963 40', whatsapp: '600 / 601' };
    const html = renderToStaticMarkup(<ContactFacts facts={clinicFacts(clinic, (key) => key)} />);
    expect(linksOf(html)).toEqual([]);
    expect(html).toContain('963 40');
    expect(html).toContain('600 / 601');
  });
});
