import { describe, expect, it } from 'vitest';
import {
  finderOf,
  foldedText,
  mentions,
  namesIn,
  subjectsIn,
  testsOfClinic,
  testsOfVoucher,
  vouchersOfClinic,
  vouchersOfTest,
} from '@/lib/domain/related';
import { aClinic, aSpeciality } from '../../../support/domain';

const digestive = aSpeciality({ id: '1', name: 'Aparato digestivo' });
const hidden = aSpeciality({ id: '2', name: 'Podología', hasPage: false });
const record = { slug: 'x', specialityIds: ['1'], clinicIds: ['7'] };
const scope = { ...record, id: '10', name: 'Gastroscopia' };
const other = { ...record, id: '11', name: 'Colonoscopia', specialityIds: ['9'], clinicIds: null };
const voucher = { ...record, id: '20', name: 'Las dos', words: foldedText('Gastroscopia y colonoscopia con sedación') };

describe('tests and vouchers', () => {
  it('are related when the voucher names the test and they share a speciality', () => {
    expect(vouchersOfTest(scope, [voucher])).toEqual([voucher]);
    expect(vouchersOfTest(other, [voucher])).toEqual([]);
    expect(testsOfVoucher(voucher, [scope, other])).toEqual([scope]);
  });

  it('are omitted without an address', () => {
    expect(vouchersOfTest(scope, [{ ...voucher, slug: '' }])).toEqual([]);
  });
});

describe('a clinic', () => {
  it('has the tests that name it, and further tests by the specialities it offers', () => {
    const clinic = aClinic({ id: '7', specialityIds: ['9'] });
    const nine = aSpeciality({ id: '9', name: 'Endoscopia' });
    expect(testsOfClinic(clinic, [scope, other], [digestive, nine])).toEqual([scope, other]);
    expect(testsOfClinic(aClinic({ id: '8', specialityIds: [] }), [scope, other], [digestive, nine])).toEqual([]);
  });

  it('has the vouchers that name it', () => {
    expect(vouchersOfClinic({ id: '7' }, [voucher])).toEqual([voucher]);
    expect(vouchersOfClinic({ id: '8' }, [voucher])).toEqual([]);
  });
});

describe('a text', () => {
  const subjectsOf = subjectsIn({ specialities: [digestive, hidden], tests: [scope, other] });

  it('mentions the tests it names and their specialities, those with a page', () => {
    const { specialities, tests } = subjectsOf('Una gastroscopia sin miedo, y algo de podología');
    expect([specialities, tests]).toEqual([[digestive], [scope]]);
  });

  it('mentions nothing without names', () => {
    expect(subjectsOf('Gripe o resfriado')).toEqual({ specialities: [], tests: [] });
  });
});

describe('mentions', () => {
  it.each([
    ['Densitometría ósea', 'Una DENSITOMETRIA OSEA en diez minutos', true],
    ['Prueba de esfuerzo', '¿Para qué sirven las pruebas de esfuerzo?', true],
    ['Bone density scan (DXA)', 'Bone density scan with report', true],
    ['Bioimpedancia: composición corporal', 'la bioimpedancia mide', true],
    ['Nutrición y dietética', 'consulta de nutrición', true],
    ['TAC', 'un tacto rectal', false],
    ['Resonancia de rodilla', 'resonancia lumbar y rodilla', false],
    ['', 'cualquier texto', false],
  ])('%j in %j: %j', (name, text, expected) => {
    expect(mentions(foldedText(text), name)).toBe(expected);
  });

  it('does not split a name into short or frequent words', () => {
    expect(namesIn('Mama y niño')).toEqual([' mama y niño '.replace('ñ', 'n')]);
  });
});

it('finds all names in a text, the longest first', () => {
  const find = finderOf([{ name: 'TAC' }, { name: 'TAC coronario' }, { name: 'Ecografía' }]);
  expect(find('El TAC coronario con consulta').map(({ name }) => name)).toEqual(['TAC coronario', 'TAC']);
});
