import { describe, expect, it } from 'vitest';
import {
  clinicsOffering,
  clinicsOfferingEach,
  clinicsOfTest,
  diagnosticFirst,
  recordsById,
  specialitiesByService,
  specialitiesOf,
  specialitiesOfTest,
  visibleSpecialities,
} from '@/lib/domain/catalogue';
import { aClinic, aSpeciality } from '../../../support/domain';

const cardiology = aSpeciality({ id: '1', name: 'Cardiología', service: 'medicas', clinicIds: null });
const pathology = aSpeciality({ id: '2', name: 'Anatomía patológica', service: 'medicas', clinicIds: null });
const scanner = aSpeciality({ id: '3', name: 'TAC', service: 'imagen', clinicIds: ['20'] });

const valencia = aClinic({ id: '10', region: 'valencia', specialityIds: ['1'] });
const madrid = aClinic({ id: '20', region: 'madrid', specialityIds: ['2'] });

describe('clinicsOffering', () => {
  it('finds the relation on the clinic', () => {
    expect(clinicsOffering(cardiology, [valencia, madrid])).toEqual([valencia]);
  });

  it('finds the relation on the speciality', () => {
    expect(clinicsOffering(scanner, [valencia, madrid])).toEqual([madrid]);
  });

  it('is empty without a relation on either side', () => {
    expect(clinicsOffering(cardiology, [aClinic({ specialityIds: null })])).toEqual([]);
  });
});

describe('clinicsOfTest', () => {
  const both = aClinic({ id: '30', specialityIds: ['1', '3'] });

  it('returns the clinics that the record names, whatever its specialities', () => {
    const test = { clinicIds: ['20', '99'] };
    expect(clinicsOfTest(test, [cardiology, scanner], [valencia, madrid, both])).toEqual([madrid]);
  });

  it('returns the clinics with the scanner when the record names none, not the clinics of its specialities', () => {
    for (const clinicIds of [null, []]) {
      expect(clinicsOfTest({ clinicIds }, [cardiology, scanner], [valencia, madrid, both])).toEqual([madrid, both]);
    }
  });

  it('is empty for a test without a speciality', () => {
    expect(clinicsOfTest({ clinicIds: null }, [], [valencia, madrid])).toEqual([]);
  });
});

describe('specialitiesOfTest', () => {
  it('books it with a speciality that its clinics offer', () => {
    const clinics = [valencia, madrid];
    expect(specialitiesOfTest({ clinicIds: ['10'] }, [scanner, cardiology], clinics)).toEqual([cardiology, scanner]);
    expect(specialitiesOfTest({ clinicIds: null }, [cardiology, scanner], clinics)).toEqual([scanner, cardiology]);
  });
});

describe('clinicsOfferingEach', () => {
  it('returns for each the result of clinicsOffering, whichever side carries the relation', () => {
    const both = aSpeciality({ id: '4', clinicIds: ['20', '10', '99'] });
    const clinics = [valencia, madrid, aClinic({ id: '30', specialityIds: ['4', '99'] })];
    const all = [cardiology, pathology, scanner, both];
    const found = clinicsOfferingEach(all, clinics);
    for (const one of all) expect(found.get(one.id)).toEqual(clinicsOffering(one, clinics));
    expect(found.get('4')?.map(({ id }) => id)).toEqual(['10', '20', '30']);
    expect(clinicsOfferingEach(all, [])).toEqual(new Map(all.map(({ id }) => [id, []])));
  });
});

describe('recordsById', () => {
  it('keeps the order of the ids, so that the main speciality stays the first', () => {
    expect(recordsById(['3', '99', '1'], [cardiology, pathology, scanner])).toEqual([scanner, cardiology]);
  });

  it('is empty for a record that does not carry the relation', () => {
    expect(recordsById(null, [cardiology])).toEqual([]);
  });
});

describe('diagnosticFirst', () => {
  it('books a scan with the scanner, and keeps the order otherwise', () => {
    expect(diagnosticFirst([cardiology, pathology, scanner])).toEqual([scanner, cardiology, pathology]);
    expect(diagnosticFirst([pathology, cardiology])).toEqual([pathology, cardiology]);
  });
});

describe('specialitiesOf', () => {
  it('keeps the order of the list', () => {
    const clinic = aClinic({ id: '20', specialityIds: ['2', '1'] });
    expect(specialitiesOf(clinic, [cardiology, pathology, scanner])).toEqual([cardiology, pathology, scanner]);
  });
});

describe('visibleSpecialities', () => {
  it('hides what no clinic of valencia, castello or barcelona offers', () => {
    expect(visibleSpecialities([cardiology, pathology, scanner], [valencia, madrid])).toEqual([cardiology]);
  });

  it.each(['valencia', 'castello', 'barcelona'])('shows a speciality that only a clinic of %s offers', (region) => {
    expect(visibleSpecialities([pathology], [aClinic({ region, specialityIds: ['2'] })])).toEqual([pathology]);
  });

  it('hides nothing when the clinics could not be read', () => {
    expect(visibleSpecialities([cardiology, pathology], [])).toEqual([cardiology, pathology]);
  });
});

describe('specialitiesByService', () => {
  it('orders medical, imaging, genetics and omits empty groups and unknown services', () => {
    const unknown = aSpeciality({ id: '9', service: null });
    expect(specialitiesByService([scanner, unknown, cardiology])).toEqual([
      { service: 'medicas', specialities: [cardiology] },
      { service: 'imagen', specialities: [scanner] },
    ]);
  });
});
