import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearHold, clearPaid, eraseWizard, readWizard, type Wizard, writeWizard } from '@/lib/browser/wizard-storage';
import { draftSchema } from '@/lib/domain/appointment/draft';
import { aBilledBooking, aBooking, aCallBack } from '@/tests/support/appointment';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const MINUTE = 60_000;
const KEY = '3b241101-e2bb-4255-8caf-4136c566a962';

const storage = () => {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
};

let session = storage();
beforeEach(() => {
  session = storage();
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => {
  eraseWizard();
  vi.unstubAllGlobals();
});

const rewrite = (change: (entry: { at: unknown; wizard: unknown }) => unknown) => {
  for (const [name, value] of session.entries) session.setItem(name, JSON.stringify(change(JSON.parse(value))));
};

describe('the stored wizard', () => {
  it.each<[string, Wizard]>([
    ['a booking', { draft: aBooking(), bookingKey: KEY }],
    ['one with an invoice to somebody else', { draft: aBilledBooking(), redirectBack: true }],
    [
      'one that was sent',
      { draft: aBooking(), bookingKey: KEY, consent: { research: '1', notifications: '0', paysOnline: true } },
    ],
    ['one with the price of its hour', { draft: aBooking(), priceCents: 5900 }],
    ['a call-back request', { draft: aCallBack() }],
    ['one that may have arrived', { draft: {}, typed: aCallBack(), attempt: { content: '{}', key: KEY } }],
    ['what an earlier page knew', { draft: { specialityId: '7', originPath: '/especialidades/cardiologia' } }],
  ])('is read as it was written: %s', (_, wizard) => {
    writeWizard(wizard, NOW);
    expect(readWizard(NOW + 29 * MINUTE)).toEqual(wizard);
  });

  it('has every field of the form', () => {
    const draft = draftSchema.parse({});
    writeWizard({ draft }, NOW);
    expect(readWizard(NOW)?.draft).toEqual(draft);
  });

  it('is kept for 30 minutes after the last write, and then deleted from the tab', () => {
    writeWizard({ draft: aBooking() }, NOW);
    writeWizard({ draft: aBooking() }, NOW + 20 * MINUTE);
    expect(readWizard(NOW + 50 * MINUTE)).not.toBeNull();
    expect(readWizard(NOW + 50 * MINUTE + 1)).toBeNull();
    expect(session.entries.size).toBe(0);
  });

  it('is replaced as a whole', () => {
    writeWizard({ draft: aBooking(), bookingKey: KEY, redirectBack: true }, NOW);
    writeWizard({ draft: { clinicId: '11' } }, NOW);
    expect(readWizard(NOW)).toEqual({ draft: { clinicId: '11' } });
  });

  it('is deleted on request', () => {
    writeWizard({ draft: aBooking() }, NOW);
    eraseWizard();
    expect(readWizard(NOW)).toBeNull();
    expect(session.entries.size).toBe(0);
  });

  it('stores no field outside the form (M112)', () => {
    writeWizard({ draft: { ...aBooking(), insuranceText: 'Sanitas' } as Wizard['draft'] }, NOW);
    expect([...session.entries.values()].join()).not.toContain('Sanitas');
    rewrite((entry) => JSON.parse(JSON.stringify(entry).replace('"draft":{', '"draft":{"__proto__":{},"other":1,')));
    expect(readWizard(NOW)).toEqual({ draft: aBooking() });
  });

  it('is null without data, and with the data of another site in its place', () => {
    expect(readWizard(NOW)).toBeNull();
    writeWizard({ draft: aBooking() }, NOW);
    for (const foreign of ['', 'null', '[]', '{', '1', '{"at":"now"}', `{"at":${NOW},"wizard":{"draft":[]}}`]) {
      for (const name of session.entries.keys()) session.setItem(name, foreign);
      expect(readWizard(NOW)).toBeNull();
    }
  });

  it.each([
    [{ draft: { isCovid: 'yes' } }],
    [{ draft: { type: 'testBlood' } }],
    [{ draft: { name: 7 } }],
    [{ draft: { name: 'a'.repeat(301) } }],
    [{ draft: { documentType: 'CIF' } }],
    [{ draft: {}, bookingKey: 'again' }],
    [{ draft: {}, attempt: { content: '{}', key: 'again' } }],
    [{ draft: {}, attempt: { content: 7, key: KEY } }],
    [{ draft: {}, redirectBack: 1 }],
    [{ draft: {}, typed: { name: 7 } }],
    [{ draft: {}, paymentUrl: 'javascript:alert(1)' }],
    [{ draft: {}, consent: { research: 'yes', notifications: '0', paysOnline: true } }],
  ])('is null when it was tampered with: %j', (wizard) => {
    writeWizard({ draft: {} }, NOW);
    rewrite((entry) => ({ ...entry, wizard }));
    expect(readWizard(NOW)).toBeNull();
  });

  it('lasts as long as the page where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readWizard(NOW)).toBeNull();
    writeWizard({ draft: aBooking() }, NOW);
    expect(readWizard(NOW + 30 * MINUTE)).toEqual({ draft: aBooking() });
    expect(readWizard(NOW + 31 * MINUTE)).toBeNull();
    writeWizard({ draft: aBooking() }, NOW);
    eraseWizard();
    expect(readWizard(NOW)).toBeNull();
  });

  it('prefers the value that could not be stored to an older stored one', () => {
    writeWizard({ draft: { clinicId: '10' } }, NOW);
    vi.stubGlobal('sessionStorage', {
      ...session,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    writeWizard({ draft: { clinicId: '11' } }, NOW);
    expect(readWizard(NOW)).toEqual({ draft: { clinicId: '11' } });
  });

  const held = (numcita: string) => `https://site.example.test/api/pagos/pagar?numcita=${numcita}`;
  const OWN = 'AbCdEfGhIjKlMnOpQrStUv';

  it('is deleted once its own booking is paid, not for another one', () => {
    writeWizard({ draft: aBooking(), paymentUrl: held(OWN) }, NOW);
    clearPaid('ZyXwVuTsRqPoNmLkJiHgFe', NOW);
    expect(readWizard(NOW)).not.toBeNull();
    clearPaid(OWN, NOW);
    expect(readWizard(NOW)).toBeNull();
    writeWizard({ draft: aBooking(), paymentUrl: 'https://pay.example.test/1' }, NOW);
    clearPaid('N0001', NOW);
    expect(readWizard(NOW)).toBeNull();
    writeWizard({ draft: aBooking() }, NOW);
    clearPaid(null, NOW);
    expect(readWizard(NOW)).toEqual({ draft: aBooking() });
  });

  it('keeps the typed data when its hour is free again, as a new attempt', () => {
    writeWizard({ draft: aBooking(), bookingKey: KEY, paymentUrl: held(OWN) }, NOW);
    clearHold(NOW);
    expect(readWizard(NOW)).toEqual({ draft: aBooking() });
  });
});
