import { describe, expect, it } from 'vitest';
import { assistantReducer } from '@/lib/domain/appointment/assistant';
import {
  choicesOfAddress,
  choicesOfDraft,
  choicesOfHash,
  draftOfChoices,
  hourOfHash,
} from '@/lib/domain/appointment/restored';
import { choose, DAY, QUARTER_PAST, stateAfter, withSlot } from '@/tests/support/assistant';

const TODAY = '2026-11-20';

describe('choicesOfAddress', () => {
  it('reads ids and day', () => {
    const address = new URLSearchParams('especialidad=1&clinica=10&fecha=2026-12-14&origen=/');
    expect(choicesOfAddress(address, TODAY)).toEqual({ specialityId: '1', clinicId: '10', day: DAY });
  });

  it('reads a day in the format typed without script', () => {
    expect(choicesOfAddress(new URLSearchParams({ fecha: '14/12/2026' }), TODAY).day).toBe('2026-12-14');
  });

  it.each(['2026-11-19', '2026-02-30', '31/02/2027', '19/11/2026', ''])('omits the day %s', (day) => {
    const address = new URLSearchParams({ especialidad: '', fecha: day });
    expect(choicesOfAddress(address, TODAY)).toEqual({ specialityId: null, clinicId: null, day: null });
  });

  it('accepts today', () => {
    expect(choicesOfAddress(new URLSearchParams({ fecha: TODAY }), TODAY).day).toBe(TODAY);
  });
});

describe('choicesOfHash', () => {
  it('reads test and hour of a link in a mail', () => {
    const chosen = { isCovid: true, type: 'testPCR', slot: QUARTER_PAST };
    expect(choicesOfHash('#prueba=testPCR&hueco=0915-0930')).toEqual(chosen);
  });

  it.each(['#prueba=testPCR', '#prueba=testPCR&hueco=0930-0915'])('reads the test alone of %j', (hash) => {
    expect(choicesOfHash(hash)).toEqual({ isCovid: true, type: 'testPCR', slot: null });
  });

  it.each(['', '#cita-day', '#prueba=consulta&hueco=0915-0930'])('returns nothing for %j', (hash) => {
    expect(choicesOfHash(hash)).toBeNull();
  });
});

describe('hourOfHash', () => {
  it('reads the hour of a consultation or a diagnostic test, not of a test booked by slot', () => {
    expect(hourOfHash('#hueco=0915-0930')).toEqual({ slot: QUARTER_PAST, testId: '' });
    expect(hourOfHash('#hueco=0915-0930&prueba=18')).toEqual({ slot: QUARTER_PAST, testId: '18' });
    for (const other of [
      '',
      '#cita-day',
      '#hueco=0930-0915',
      '#prueba=testPCR&hueco=0915-0930',
      '#prueba=&hueco=0915-0930',
    ])
      expect([other, hourOfHash(other)]).toEqual([other, null]);
  });
});

describe('draftOfChoices', () => {
  it('carries the hours with their schedule and service', () => {
    expect(draftOfChoices(withSlot())).toMatchObject({
      isCovid: true,
      type: 'testPCR',
      clinicId: '10',
      day: DAY,
      slot: '0915-0930',
      scheduleId: '118',
      serviceId: '7',
    });
  });

  it('omits the choices that covid mode hides', () => {
    const state = stateAfter(
      choose.speciality('1'),
      { type: 'insurerChosen', insurer: 'mutua' },
      { type: 'timeChosen', preferredTime: 'morning' },
      choose.covid(true),
    );
    expect(draftOfChoices(state)).toMatchObject({ specialityId: '', insurer: '', preferredTime: '' });
  });
});

describe('choicesOfDraft', () => {
  it('restores the submitted choices', () => {
    const choices = choicesOfDraft(draftOfChoices(withSlot()));
    const state = assistantReducer(stateAfter(), { type: 'restored', choices });
    expect(state).toMatchObject({ isCovid: true, type: 'testPCR', clinicId: '10', day: DAY, slot: QUARTER_PAST });
    expect(state.search.kind).toBe('searching');
  });

  it('is nothing for an empty form', () => {
    expect(choicesOfDraft({})).toEqual({
      isCovid: false,
      type: null,
      insurer: null,
      specialityId: null,
      clinicId: null,
      preferredTime: null,
      day: null,
      slot: null,
    });
  });
});

it('an address without choices selects nothing', () => {
  expect(choicesOfAddress(new URLSearchParams(), TODAY)).toEqual({ specialityId: null, clinicId: null, day: null });
});
