import { describe, expect, it } from 'vitest';
import { isSignedBy, orderKeyV2, signParameters } from '#payments/redsys';

// The worked example of "Firmar una operación": pagosonline.redsys.es, documentación operativa.
const PUBLISHED = {
  key: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
  order: '1234567890',
  orderKey: 'RWt3/IPTzYRMXsQtkiGRKg==',
  parameters:
    'eyJEU19NRVJDSEFOVF9BTU9VTlQiOiI5OTkiLCJEU19NRVJDSEFOVF9PUkRFUiI6IjEyMzQ1Njc4OTAiLCJEU19NRVJDSEFOVF9NRVJDSEFOVENPREUiOiI5OTkwMDg4ODEiLCJEU19NRVJDSEFOVF9DVVJSRU5DWSI6Ijk3OCIsIkRTX01FUkNIQU5UX1RSQU5TQUNUSU9OVFlQRSI6IjAiLCJEU19NRVJDSEFOVF9URVJNSU5BTCI6IjEiLCJEU19NRVJDSEFOVF9NRVJDSEFOVFVSTCI6Imh0dHA6XC9cL3d3dy5wcnVlYmEuY29tXC91cmxOb3RpZmljYWNpb24ucGhwIiwiRFNfTUVSQ0hBTlRfVVJMT0siOiJodHRwOlwvXC93d3cucHJ1ZWJhLmNvbVwvdXJsT0sucGhwIiwiRFNfTUVSQ0hBTlRfVVJMS08iOiJodHRwOlwvXC93d3cucHJ1ZWJhLmNvbVwvdXJsS08ucGhwIn0',
  signature: 'Vjo02eSWq249IeZZp3R-ArFnGLhKY0OuzDDlx1BuVtZDC2yhczA7_11uZhsYzLZBCMFAz8u8uzGDX3AErHKmmw',
};

// Test data of the first API of Redsys (2015), as public implementations of HMAC_SHA256_V1 check themselves with it.
const KEY_OF_2015 = 'Mk9m98IfEblmPfrpsawt7BmxObt98Jev';
const REQUEST_OF_2015 = {
  parameters:
    'eyJEc19NZXJjaGFudF9NZXJjaGFudENvZGUiOiI5OTkwMDg4ODEiLCJEc19NZXJjaGFudF9UZXJtaW5hbCI6Ijg3MSIsIkRzX01lcmNoYW50X1RyYW5zYWN0aW9uVHlwZSI6IjAiLCJEc19NZXJjaGFudF9BbW91bnQiOiIxNDUiLCJEc19NZXJjaGFudF9DdXJyZW5jeSI6Ijk3OCIsIkRzX01lcmNoYW50X09yZGVyIjoiMSJ9',
  signature: 'FyetupQY42l5OuaBpazgN//z9veH6txWsUiYIAKE4FY=',
};
const NOTICE_OF_2015 = {
  order: '0069',
  parameters:
    'eyJEc19EYXRlIjoiMDklMkYxMSUyRjIwMTUiLCJEc19Ib3VyIjoiMTglM0EwMyIsIkRzX1NlY3VyZVBheW1lbnQiOiIwIiwiRHNfQ2FyZF9Db3VudHJ5IjoiNzI0IiwiRHNfQW1vdW50IjoiMTQ1IiwiRHNfQ3VycmVuY3kiOiI5NzgiLCJEc19PcmRlciI6IjAwNjkiLCJEc19NZXJjaGFudENvZGUiOiI5OTkwMDg4ODEiLCJEc19UZXJtaW5hbCI6Ijg3MSIsIkRzX1Jlc3BvbnNlIjoiMDAwMCIsIkRzX01lcmNoYW50RGF0YSI6IiIsIkRzX1RyYW5zYWN0aW9uVHlwZSI6IjAiLCJEc19MYW5ndWFnZSI6IjEiLCJEc19BdXRob3Jpc2F0aW9uQ29kZSI6IjA4MjE1MCJ9',
  signature: 'qhEoh2tAh4HowkMaEvfga-axsK0ytFFwv5YZ6Lx6Rjk=',
};

describe('HMAC_SHA512_V2', () => {
  const { key, order, orderKey, parameters, signature } = PUBLISHED;

  it('reproduces the key and the signature of the published example', () => {
    expect(orderKeyV2(key, order)).toBe(orderKey);
    expect(signParameters('V2', key, order, parameters)).toBe(signature);
  });

  it('rejects the signature for another amount, order or version, and a truncated one', () => {
    const given = { order, parameters, signature };
    expect(isSignedBy('V2', key, given)).toBe(true);
    const dearer = Buffer.from(Buffer.from(parameters, 'base64').toString().replace('"999"', '"1"')).toString('base64');
    expect(isSignedBy('V2', key, { ...given, parameters: dearer })).toBe(false);
    expect(isSignedBy('V2', key, { ...given, order: '1234567891' })).toBe(false);
    expect(isSignedBy('V1', key, given)).toBe(false);
    expect(isSignedBy('V2', key, { ...given, signature: signature.slice(0, -2) })).toBe(false);
    expect(isSignedBy('V2', key, { ...given, signature: '' })).toBe(false);
  });
});

describe('HMAC_SHA256_V1', () => {
  it('reproduces the signature of the example request', () => {
    const { parameters, signature } = REQUEST_OF_2015;
    expect(signParameters('V1', KEY_OF_2015, '1', parameters)).toBe(signature);
  });

  it('accepts the signature of the example notification, which uses the other Base64 alphabet', () => {
    expect(isSignedBy('V1', KEY_OF_2015, NOTICE_OF_2015)).toBe(true);
    expect(isSignedBy('V1', PUBLISHED.key, NOTICE_OF_2015)).toBe(false);
  });
});
