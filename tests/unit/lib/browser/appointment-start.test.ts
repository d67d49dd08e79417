import { describe, expect, it } from 'vitest';
import { appointmentStart } from '@/lib/browser/appointment-start';
import { aBooking, aCallBack, TODAY } from '@/tests/support/appointment';

const start = (search: string, wizard: Parameters<typeof appointmentStart>[1] = null) =>
  appointmentStart(search, wizard, TODAY);

describe('the initial values of the form (M101)', () => {
  it('are empty without address and stored form', () => {
    expect(start('')).toEqual({ fields: { originPath: '' }, choices: null, isRedirectedBack: false });
  });

  it('come from the address', () => {
    const { choices, fields } = start('?especialidad=7&clinica=10&fecha=2026-12-03&origen=/medicos');
    expect(choices).toEqual({ specialityId: '7', clinicId: '10', day: '2026-12-03' });
    expect(fields.originPath).toBe('/medicos');
  });

  it('come from the booking returned by the consent step, slot included', () => {
    const draft = aBooking();
    const { choices, fields, isRedirectedBack } = start('', { draft });
    expect(fields).toMatchObject({ name: 'Aina', documentNumber: '12345678z' });
    expect(choices).toMatchObject({ isCovid: true, type: 'testPCR', slot: { start: '0915', end: '0930' } });
    expect(isRedirectedBack).toBe(false);
  });

  it('drop a slot that was taken, and report it (M109)', () => {
    const { choices, fields, isRedirectedBack } = start('', { draft: aBooking(), redirectBack: true });
    expect(isRedirectedBack).toBe(true);
    expect(choices).toMatchObject({ day: '2026-12-03', clinicId: '10', slot: null });
    expect(fields.surnames).toBe('Ferrer Soler');
  });

  it('drop a stored day in the past, with its slot', () => {
    expect(start('', { draft: aBooking({ day: '2026-11-19' }) }).choices).toMatchObject({ day: null, slot: null });
    expect(start('', { draft: aBooking({ day: TODAY }) }).choices).toMatchObject({ day: TODAY });
  });

  it('take a later choice in the address before the stored one, and keep the personal data', () => {
    const { choices, fields } = start('?especialidad=8', { draft: aBooking() });
    expect(choices).toEqual({ specialityId: '8', clinicId: null, day: null });
    expect(fields.name).toBe('Aina');
  });

  it('come from the stored form when the address agrees with it', () => {
    const draft = aCallBack({ day: '2026-12-03', insurer: 'privada' });
    const { choices } = start('?especialidad=7&clinica=10&fecha=2026-12-03', { draft });
    expect(choices).toMatchObject({ specialityId: '7', insurer: 'privada' });
  });

  it('let no address change a booking whose slot was taken', () => {
    expect(start('?especialidad=8', { draft: aBooking(), redirectBack: true }).choices).toMatchObject({
      isCovid: true,
    });
  });

  it('omit a day in the address that is past or does not exist', () => {
    expect(start('?fecha=2026-11-19').choices).toBeNull();
    expect(start('?fecha=2026-02-30').choices).toBeNull();
  });

  it('take test and hour of a link in a mail, and the other fields of an earlier form', () => {
    const wizard = { draft: { name: 'Aina', clinicId: '10', day: '2026-12-14', type: 'testAntigenos' as const } };
    const hash = '#prueba=testPCR&hueco=0915-0930';
    const start = appointmentStart('?clinica=10&fecha=2026-12-14', wizard, '2026-11-20', hash);
    expect(start.choices).toMatchObject({ clinicId: '10', type: 'testPCR', slot: { start: '0915', end: '0930' } });
    expect(start.fields.name).toBe('Aina');
    const encoded = `?clinica=10&fecha=2026-12-14${hash.replace('#', '%23')}&utm_source=mail`;
    expect(appointmentStart(encoded, wizard, '2026-11-20')).toEqual(start);
    expect(appointmentStart('?clinica=10&fecha=2026-11-01', null, '2026-11-20', hash).choices?.slot).toBeUndefined();
  });

  it('were asked elsewhere unless they were chosen in this form, whose hour has a day that the address lacks', () => {
    const chosen = { specialityId: '7', clinicId: '10' };
    const typed = { ...chosen, day: '2026-12-03', slot: '0900-0920' };
    const address = '?especialidad=7&clinica=10';
    expect(start(address).isGiven).toBe(true);
    expect(start(address, { draft: chosen }).isGiven).toBe(true);
    expect(start(address, { draft: { ...chosen, name: 'Aina' } }).isGiven).toBe(false);
    expect(start(address, { draft: {}, typed }).isGiven).toBe(false);
    expect(start(address, { draft: {}, typed: { ...typed, clinicId: '12' } }).isGiven).toBe(true);
  });

  it('take the test of a link that names no hour, without the choices of an earlier form', () => {
    const wizard = { draft: { name: 'Aina', clinicId: '10', day: '2026-12-14', type: 'consulta' as const } };
    const { choices, fields } = appointmentStart('', wizard, '2026-11-20', '#prueba=testPCR');
    expect(choices).toEqual({
      isCovid: true,
      type: 'testPCR',
      specialityId: null,
      clinicId: null,
      day: null,
      slot: null,
    });
    expect(fields.name).toBe('Aina');
  });

  it('take the hour of a consultation of a link, without making its day the preferred one', () => {
    const draft = { name: 'Aina', clinicId: '10', day: '2026-12-14', type: 'testAntigenos' as const, isCovid: true };
    const address = '?especialidad=7&clinica=10&fecha=2026-12-03';
    const start = appointmentStart(address, { draft }, '2026-11-20', '#hueco=0915-0930');
    expect(start.choices).toEqual({ specialityId: '7', clinicId: '10', day: null });
    const held = { isCovid: false, specialityId: '7', clinicId: '10', day: '2026-12-03', slot: '0915-0930' };
    expect(start.fields).toMatchObject({ name: 'Aina', ...held });
    expect(start.isHourLinked).toBe(true);
    expect(start.fields.testId).toBe('');
    const ofTest = appointmentStart(`${address}&origen=/pruebas/rx`, null, '2026-11-20', '#hueco=0915-0930&prueba=18');
    expect(ofTest.fields).toMatchObject({ ...held, testId: '18', originPath: '/pruebas/rx' });
    for (const incomplete of [
      '?especialidad=7&clinica=10',
      '?clinica=10&fecha=2026-12-03',
      `${address.slice(0, -2)}32`,
    ])
      expect(appointmentStart(incomplete, null, '2026-11-20', '#hueco=0915-0930').isHourLinked).toBeUndefined();
  });
});
