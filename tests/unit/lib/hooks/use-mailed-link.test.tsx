// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useLinkSecret } from '@/lib/hooks/use-mailed-link';

const SECRET = 'AAECAwQFBgcICQoLDA0ODwAAECAwQFBgcICQoLDA-_A';
const OTHER = SECRET.replace('AAEC', 'BBEC');
const KEY = 'testSecret';

const open = (address: string) => {
  history.replaceState(null, '', address);
  return renderHook(() => useLinkSecret(KEY)).result;
};
const address = () => location.pathname + location.search + location.hash;

beforeEach(() => history.replaceState(null, '', '/'));

describe('the secret of a mailed link', () => {
  it.each([
    `/cita#${SECRET}`,
    `/cita#${SECRET}&utm_source=mail`,
    `/cita#${SECRET}.`,
    `/cita?utm_source=mail#${SECRET}`,
    `/cita?utm_source=mail%23${SECRET}`,
  ])('is read from %s and removed from the address', (link) => {
    expect(open(link).current).toBe(SECRET);
    expect([address(), history.state]).toEqual(['/cita', { [KEY]: SECRET }]);
  });

  it('that is not whole is read too, so that the page says so', () => {
    expect(open('/cita#short').current).toBe('short');
    expect(address()).toBe('/cita');
  });

  it('is null without one, and the address stays', () => {
    expect(open('/cita?utm_source=mail').current).toBeNull();
    expect(address()).toBe('/cita?utm_source=mail');
  });

  it('is replaced by another link opened in the tab, but not by a link within the page', () => {
    const secret = open(`/cita#${SECRET}`);
    const change = (hash: string) =>
      act(() => {
        history.replaceState(history.state, '', `/cita#${hash}`);
        dispatchEvent(new Event('hashchange'));
      });
    change('contenido');
    expect([secret.current, address()]).toEqual([SECRET, '/cita#contenido']);
    change(OTHER);
    expect([secret.current, address()]).toEqual([OTHER, '/cita']);
  });
});
