import { phoneParts } from '@clinic/contract/phone-numbers';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactFacts, clinicFacts } from '@/components/shared/contact-facts';
import { PhoneLink } from '@/components/ui/phone-link';
import { reachOf } from '@/lib/phones';
import SPELLINGS from '@/tests/fixtures/spellings/phones.json';

const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]+)"[^>]*>([^<]*)/g)].map(([, href, text]) => [href, text]);
const shown = (phone: string) => renderToStaticMarkup(<PhoneLink className="link" phone={phoneParts(phone)} />);

describe('a telephone of a page', () => {
  it.each(SPELLINGS)('$text links $numbers', ({ text, numbers }) => {
    const html = shown(text);
    const hrefs = Array.isArray(numbers) ? numbers.map((number) => `tel:${number}`) : [];
    expect(linksOf(html).map(([href]) => href)).toEqual(hrefs);
    expect(html.replace(/<[^>]*>/g, '')).toBe(text);
  });

  it('has one link for each of its numbers', () => {
    expect(linksOf(shown('963 401 234'))).toEqual([['tel:+34963401234', '963 401 234']]);
    expect(linksOf(shown('963 401 234 ext. 12 / +351 220 000 021'))).toEqual([
      ['tel:+34963401234', '963 401 234'],
      ['tel:+351220000021', '+351 220 000 021'],
    ]);
  });

  it('is plain text when it cannot be parsed, and has no button', () => {
    expect(shown('963 40')).toBe('<span>963 40</span>');
    expect(renderToStaticMarkup(<PhoneLink phone={phoneParts('963 40')}>Llamar</PhoneLink>)).toBe('');
  });

  it.each(['963 40', '900 123 456'])(
    'of a clinic is text without a chat when WhatsApp cannot have it: %s',
    (number) => {
      const clinic = { name: 'Centro', address: null, coordinates: null };
      const reach = reachOf({ phone: '963 40', whatsapp: number });
      const html = renderToStaticMarkup(<ContactFacts facts={clinicFacts({ ...clinic, ...reach }, (key) => key)} />);
      expect(linksOf(html)).toEqual([]);
      expect(html).toContain('963 40');
      expect(html).toContain(number);
    },
  );
});
