import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingDraft, saveBooking, saveDraft } from '@/lib/browser/appointment-start';
import { eraseWizard, readWizard, writeWizard } from '@/lib/browser/wizard-storage';
import { emptyDraft } from '@/lib/domain/appointment/draft';
import { aBooking, aCallBack } from '@/tests/support/appointment';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const KEY = '3b241101-e2bb-4255-8caf-4136c566a962';

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  });
});
afterEach(() => {
  eraseWizard();
  vi.unstubAllGlobals();
});

describe('a booking on its way to the consent step (M118)', () => {
  it('has no insurer, speciality, preferred time or terms', () => {
    const draft = bookingDraft(
      aBooking({ insurer: 'mutua', specialityId: '7', preferredTime: 'morning', acceptsTerms: true }),
    );
    expect(draft).toMatchObject({ insurer: '', specialityId: '', preferredTime: '', acceptsTerms: false });
    expect(draft).toMatchObject({ isCovid: true, day: '2026-12-03', slot: '0915-0930' });
  });

  it('keeps the key of an attempt while its content is unchanged', () => {
    saveBooking(aBooking(), NOW);
    writeWizard({ draft: readWizard(NOW)?.draft ?? {}, bookingKey: KEY }, NOW);
    saveBooking(aBooking(), NOW);
    expect(readWizard(NOW)?.bookingKey).toBe(KEY);
  });

  it('is a new attempt with another slot, and no longer returned to the form', () => {
    writeWizard({ draft: bookingDraft(aBooking()), bookingKey: KEY, redirectBack: true }, NOW);
    saveBooking(aBooking({ slot: '0930-0945' }), NOW);
    expect(readWizard(NOW)).toEqual({ draft: bookingDraft(aBooking({ slot: '0930-0945' })) });
  });
});

it('a booking is stored with the price of its hour, never with an earlier price', () => {
  saveBooking(aBooking(), NOW, 5900);
  expect(readWizard(NOW)?.priceCents).toBe(5900);
  saveBooking(aBooking(), NOW, null);
  expect(readWizard(NOW)).not.toHaveProperty('priceCents');
});

describe('an unfinished form', () => {
  const blank = emptyDraft();

  it('is stored beside a submitted one until it is submitted itself', () => {
    const half = aCallBack({ email: '' });
    saveDraft(half, blank, NOW);
    expect(readWizard(NOW)).toEqual({ draft: {}, typed: half });
    saveBooking(aBooking(), NOW);
    expect(readWizard(NOW)).toEqual({ draft: bookingDraft(aBooking()) });
    saveDraft(aBooking({ city: 'Alzira' }), blank, NOW);
    expect(readWizard(NOW)).toMatchObject({ draft: { city: 'València' }, typed: { city: 'Alzira' } });
  });

  it('is not stored while it is empty, and is deleted when it is cleared', () => {
    saveDraft({ ...blank, originPath: '/clinicas/centro' }, blank, NOW);
    expect(readWizard(NOW)).toBeNull();
    saveDraft(aCallBack(), blank, NOW);
    saveDraft(blank, blank, NOW);
    expect(readWizard(NOW)).toBeNull();
  });

  it('does not end an unpaid booking', () => {
    const paymentUrl = 'https://pay.example.test/1';
    writeWizard({ draft: bookingDraft(aBooking()), paymentUrl }, NOW);
    saveDraft(aCallBack(), blank, NOW);
    saveDraft(blank, blank, NOW);
    expect(readWizard(NOW)).toEqual({ draft: bookingDraft(aBooking()), paymentUrl });
  });
});
