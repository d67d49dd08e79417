import { describe, expect, it } from 'vitest';
import { createRedsys, isSignedBy, signParameters } from '#payments/redsys';

const KEY = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7';
const SETTINGS = { merchantCode: '999008881', terminal: '1', secretKey: KEY, url: 'https://bank.example.test/pay' };
const redsys = createRedsys({ ...SETTINGS, signature: 'V1' });
const GIVEN = {
  Ds_Order: '0001abcdefgh',
  Ds_Amount: '4500',
  Ds_Currency: '978',
  Ds_Response: '0000',
  Ds_TransactionType: '0',
  Ds_MerchantCode: '999008881',
  Ds_Terminal: '001',
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
/** A notification signed with the merchant's key. */
const signed = (parameters: string, order = GIVEN.Ds_Order) => ({
  Ds_SignatureVersion: 'HMAC_SHA256_V1',
  Ds_MerchantParameters: parameters,
  Ds_Signature: signParameters('V1', KEY, order, parameters),
});
const read = (more: Record<string, unknown> = {}) => redsys.readNotice(signed(encode({ ...GIVEN, ...more })));

describe('the form for the bank', () => {
  const attempt = { orderCode: '0001abcdefgh', amountCents: 4500, currency: 'EUR', numcita: 'n', concept: 'PCR' };
  const addresses = { notice: 'https://site.test/aviso', ok: 'https://site.test/ok', ko: 'https://site.test/ko' };
  const parametersOf = (fields: Record<string, string>) =>
    JSON.parse(Buffer.from(fields.Ds_MerchantParameters ?? '', 'base64').toString());

  it.each([
    ['es', '001'],
    ['en', '002'],
    ['ca', '003'],
  ] as const)('asks for the amount of the booking, in the language %s as %s', (locale, language) => {
    const { action, fields, buttons } = redsys.form({ ...attempt, locale }, addresses);
    expect(action).toBe(SETTINGS.url);
    expect(buttons).toEqual([{ text: 'pay' }]);
    expect(parametersOf(fields)).toEqual({
      DS_MERCHANT_AMOUNT: '4500',
      DS_MERCHANT_CURRENCY: '978',
      DS_MERCHANT_ORDER: '0001abcdefgh',
      DS_MERCHANT_MERCHANTCODE: '999008881',
      DS_MERCHANT_TERMINAL: '1',
      DS_MERCHANT_TRANSACTIONTYPE: '0',
      DS_MERCHANT_PRODUCTDESCRIPTION: 'PCR',
      DS_MERCHANT_CONSUMERLANGUAGE: language,
      DS_MERCHANT_MERCHANTURL: addresses.notice,
      DS_MERCHANT_URLOK: addresses.ok,
      DS_MERCHANT_URLKO: addresses.ko,
    });
  });

  it.each([
    ['V1', 'HMAC_SHA256_V1'],
    ['V2', 'HMAC_SHA512_V2'],
  ] as const)('is signed for its order in version %s', (signature, name) => {
    const { fields } = createRedsys({ ...SETTINGS, signature }).form({ ...attempt, locale: 'es' }, addresses);
    expect(fields.Ds_SignatureVersion).toBe(name);
    const { Ds_MerchantParameters: parameters = '', Ds_Signature: text = '' } = fields;
    expect(isSignedBy(signature, KEY, { order: attempt.orderCode, parameters, signature: text })).toBe(true);
    expect(isSignedBy(signature, KEY, { order: '0001abcdefgi', parameters, signature: text })).toBe(false);
  });

  it('cuts a long concept to the 125 characters of the bank', () => {
    const { fields } = redsys.form({ ...attempt, concept: 'a'.repeat(126), locale: 'es' }, addresses);
    expect(parametersOf(fields).DS_MERCHANT_PRODUCTDESCRIPTION).toBe('a'.repeat(125));
  });
});

describe('a notification from the bank', () => {
  it('is parsed with its order, amount and currency, and stored without the card', () => {
    const more = { Ds_AuthorisationCode: '082150', Ds_ErrorCode: '', Ds_Date: '20/11/2026', Ds_Hour: '12:00' };
    const notice = read({ ...more, Ds_Card_Number: '454881******0003', Ds_Card_Country: 724 });
    expect(notice).toMatchObject({ orderCode: GIVEN.Ds_Order, amountCents: 4500, currency: 'EUR', result: 'paid' });
    expect(notice?.body).toEqual({
      Ds_Order: GIVEN.Ds_Order,
      Ds_Amount: '4500',
      Ds_Currency: '978',
      Ds_Response: '0000',
      Ds_TransactionType: '0',
      Ds_AuthorisationCode: '082150',
      Ds_Date: '20/11/2026',
      Ds_Hour: '12:00',
    });
    expect(read({ Ds_ErrorCode: 'SIS0051' })?.body.Ds_ErrorCode).toBe('SIS0051');
    expect(notice?.signed).toBe(
      encode({ ...GIVEN, ...more, Ds_Card_Number: '454881******0003', Ds_Card_Country: 724 }),
    );
  });

  it('is parsed whatever the case of its names, and with numbers instead of texts', () => {
    const upper = Object.fromEntries(Object.entries(GIVEN).map(([name, value]) => [name.toUpperCase(), value]));
    expect(redsys.readNotice(signed(encode({ ...upper, DS_AMOUNT: 4500, DS_TERMINAL: 1 })))?.amountCents).toBe(4500);
  });

  it.each([
    ['0', '0000', 'paid'],
    ['0', '0', 'paid'],
    ['0', '0099', 'paid'],
    ['0', '0100', 'denied'],
    ['0', '0190', 'denied'],
    ['0', '9997', 'denied'],
    ['0', '9998', 'other'],
    ['0', '9999', 'other'],
    ['0', '', 'other'],
    ['0', '00000', 'other'],
    ['0', 'OK', 'other'],
    ['0', '1x', 'other'],
    ['0', 'x1', 'other'],
    ['3', '0900', 'other'],
    ['3', '0000', 'other'],
  ])('of type %s with response %j is %s', (type, response, result) => {
    expect(read({ Ds_TransactionType: type, Ds_Response: response })?.result).toBe(result);
  });

  it('keeps the code of another currency, and is empty without one', () => {
    expect(read({ Ds_Currency: '840' })?.currency).toBe('840');
    expect(read({ Ds_Currency: undefined })?.currency).toBe('');
    expect(read({ Ds_Response: undefined })?.result).toBe('other');
    expect(read({ Ds_TransactionType: undefined })?.result).toBe('other');
  });

  it.each([
    ['another merchant', { Ds_MerchantCode: '999008882' }],
    ['another terminal', { Ds_Terminal: '2' }],
    ['an amount that is no number', { Ds_Amount: 'x' }],
    ['an amount with cents of a cent', { Ds_Amount: '45.5' }],
    ['no amount', { Ds_Amount: undefined }],
    ['an empty order', { Ds_Order: '' }],
    ['no order', { Ds_Order: undefined }],
  ])('with %s is refused', (_what, more) => expect(read(more)).toBeNull());

  it('is refused with another version, without a signature, or after a change', () => {
    const fields = signed(encode(GIVEN));
    expect(redsys.readNotice(fields)).not.toBeNull();
    expect(redsys.readNotice({ ...fields, Ds_SignatureVersion: 'HMAC_SHA512_V2' })).toBeNull();
    expect(redsys.readNotice({ ...fields, Ds_Signature: '' })).toBeNull();
    expect(redsys.readNotice({ ...fields, Ds_MerchantParameters: encode({ ...GIVEN, Ds_Amount: '1' }) })).toBeNull();
    expect(redsys.readNotice({})).toBeNull();
  });

  it.each([
    ['no JSON', Buffer.from('{').toString('base64')],
    ['a list', encode(['0001abcdefgh'])],
    ['null', encode(null)],
  ])('of %s is refused, never an error', (_what, parameters) => {
    expect(redsys.readNotice(signed(parameters))).toBeNull();
  });
});
