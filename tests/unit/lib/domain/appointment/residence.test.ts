import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/domain/appointment/draft';
import {
  billingDocuments,
  billingRecipients,
  withBillingCountry,
  withCountry,
  withRecipient,
} from '@/lib/domain/appointment/residence';

describe('the country of the patient', () => {
  it('is initially Spain with DNI, and every question is answered NO (M116, M132)', () => {
    expect(emptyDraft()).toMatchObject({
      country: 'ES',
      documentType: 'DNI',
      hadContact: 'NO',
      hasSymptoms: 'NO',
      isAdmitted: 'NO',
      wantsCertificate: 'NO',
      billingDiffers: false,
    });
  });

  it('requires the passport abroad and clears the DNI; back in Spain the reverse (M132)', () => {
    const abroad = withCountry({ ...emptyDraft(), documentType: 'NIE', documentNumber: 'X1234567L' }, 'FR');
    expect(abroad).toMatchObject({ country: 'FR', documentType: 'PASAPORTE', documentNumber: '' });
    const back = withCountry({ ...abroad, passport: '12AB' }, 'ES');
    expect(back).toMatchObject({ country: 'ES', documentType: 'DNI', passport: '' });
  });

  it('keeps the passport between two countries abroad', () => {
    const abroad = { ...withCountry(emptyDraft(), 'FR'), passport: '12AB' };
    expect(withCountry(abroad, 'PT')).toEqual({ ...abroad, country: 'PT' });
  });
});

describe('the invoice', () => {
  it('can be for a company in Spain only (M135)', () => {
    expect(billingRecipients('ES')).toEqual(['particular', 'empresa']);
    expect(billingRecipients('FR')).toEqual(['particular']);
  });

  it('accepts NIF or NIE of a person, NIF or CIF of a company, a passport abroad (M134)', () => {
    expect(billingDocuments('ES', 'particular')).toEqual(['DNI', 'NIE']);
    expect(billingDocuments('ES', 'empresa')).toEqual(['DNI', 'CIF']);
    expect(billingDocuments('FR', 'particular')).toEqual([]);
  });

  it('of a company that leaves Spain becomes one of a person with DNI (M135)', () => {
    const company = { ...emptyDraft(), billingRecipient: 'empresa', billingDocumentType: 'CIF' } as const;
    expect(withBillingCountry(company, 'FR')).toMatchObject({
      billingCountry: 'FR',
      billingRecipient: 'particular',
      billingDocumentType: 'DNI',
    });
    expect(withBillingCountry(company, 'ES').billingRecipient).toBe('empresa');
  });

  it('of another recipient keeps a document both can have', () => {
    const person = { ...emptyDraft(), billingDocumentType: 'NIE' } as const;
    expect(withRecipient(person, 'empresa').billingDocumentType).toBe('DNI');
    expect(withRecipient(person, 'particular').billingDocumentType).toBe('NIE');
  });
});
