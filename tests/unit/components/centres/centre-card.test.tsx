import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Centre, CentreCard } from '@/components/centres/centre-card';
import type { RichText } from '@/lib/domain/media';
import es from '@/messages/es.json';

const BARE: Centre = {
  id: '7',
  slug: 'centro',
  name: 'Centro',
  picture: null,
  technology: null,
  phone: null,
  address: null,
  directions: null,
};
const draw = (given: Partial<Centre>) =>
  renderToStaticMarkup(<CentreCard centre={{ ...BARE, ...given }} texts={es.CentreBrowser} />);

describe('CentreCard', () => {
  it('without phone, address and technology is a picture and a name', () => {
    expect(draw({})).toContain('<h3>Centro</h3>');
    expect(draw({})).toContain('<svg');
    expect(draw({})).not.toMatch(/<button|<details|popover/);
  });

  it('offers the contact when there is a phone or an address, and shows the available ones', () => {
    expect(draw({ phone: [{ text: '965 000 011', number: '+34965000011' }] })).toMatch(/popovertarget="contacto-7"/i);
    expect(draw({ phone: [{ text: '965 000 011', number: '+34965000011' }] })).not.toContain('Dirección');
    const address = draw({ address: 'Calle Mayor, 1', directions: 'https://maps.test/' });
    expect(address).toContain('Calle Mayor, 1<a class="link" href="https://maps.test/"');
    expect(address).not.toContain('Teléfono');
  });

  it('opens the technology and shows the photo', () => {
    const html = draw({
      technology: '<p>Resonancia</p>' as RichText,
      picture: { url: '/media/api/centro.jpg', width: null, height: null, alt: null, focus: null },
    });
    expect(html).toContain('<p>Resonancia</p>');
    expect(html).toContain('src="/media/320/api/centro.jpg"');
    expect(html).not.toContain('<svg');
  });
});
