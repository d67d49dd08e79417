/** Whom a receipt is for; a document or an address nobody gave is null or empty. */
export type Recipient = { name: string; document: string | null; isPassport: boolean; address: string[] };

type Fields = Record<string, unknown>;

/** The recipient of what was entered with a booking: the billing data where they differ, else the patient. */
export function recipientOf(patient: Fields): Recipient {
  const differs = patient.nocoincidefacturacion === true && textOf(patient, 'nombrefacturacion') !== null;
  return partyOf(patient, differs ? 'facturacion' : '');
}

function partyOf(patient: Fields, suffix: string): Recipient {
  const field = (name: string) => textOf(patient, `${name}${suffix}`);
  const [document, passport] = [field('dni'), field('pasaporte')];
  const country = field('pais') === 'ES' ? null : textOf(patient, suffix === '' ? 'paisname' : 'paisfacturacionname');
  const [city, province] = [field('ciudad'), field('provincia')];
  return {
    name: [field('nombre'), field('apellidos')].filter(Boolean).join(' '),
    document: document ?? passport,
    isPassport: document === null && passport !== null,
    address: [
      field('direccion'),
      [field('cp'), city, province === city ? null : province && `(${province})`].filter(Boolean).join(' '),
      country,
    ].flatMap((line) => line || []),
  };
}

const textOf = (patient: Fields, name: string): string | null => {
  const value = patient[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};
