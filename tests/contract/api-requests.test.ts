import { describe, expect, it } from 'vitest';
import type { RightsRequest } from '@/lib/domain/request-schemas';
import { requestProduct, sendContact, sendRights } from '@/lib/requests/requests';
import { formsUpstream } from '../support/forms-upstream';

const { upstream, sent, answering, answeringAsRecorded } = formsUpstream();

const sender = { locale: 'ca', idempotencyKey: 'key-1', visitorAddress: '203.0.113.7' } as const;
const person = { name: 'Aina', email: 'aina@example.org', acceptsTerms: true } as const;
const product = { productId: '3', clinicId: '5', ...person, phone: '600123456', newsletter: false };
const contact = { clinicId: '5', ...person, phone: null, message: 'Hola' };

describe('a product request', () => {
  it('is sent once with the names of the wire, in the language of the page', async () => {
    answeringAsRecorded('custom-reserva-ok');
    expect(await requestProduct(product, sender)).toEqual({ kind: 'accepted', reference: null });
    expect(upstream.calls).toEqual(['POST /api/reservas/solicitar']);
    expect(upstream.headers[0]).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
      'x-locale-front': 'ca',
      'x-forwarded-for': '203.0.113.7',
    });
    expect(sent).toEqual([
      {
        producto: '3',
        centromedico: '5',
        nombre: 'Aina',
        email: 'aina@example.org',
        telefono: '600123456',
        newsletter: false,
      },
    ]);
  });

  it.each([
    [{ success: 'true' }, 'accepted'],
    [{ success: 1 }, 'accepted'],
    [{ success: false }, 'refused'],
    [{ success: 'false' }, 'refused'],
    [{ success: 0 }, 'refused'],
  ])('reads %j as %s', async (body, kind) => {
    answering(body);
    expect(await requestProduct(product, sender)).toMatchObject({ kind });
  });

  it.each([{}, [], { error: 'x' }, { success: null }])('rejects the response %j', async (body) => {
    answering(body);
    await expect(requestProduct(product, sender)).rejects.toMatchObject({ code: 'unexpected_shape' });
  });

  it('is never retried', async () => {
    answering({}, 503);
    await expect(requestProduct(product, sender)).rejects.toMatchObject({ code: 'unavailable' });
    expect(upstream.calls).toHaveLength(1);
  });
});

describe('a message', () => {
  it('is sent with the address of the visitor', async () => {
    answeringAsRecorded('custom-contacto-ok');
    expect(await sendContact(contact, sender)).toEqual({ kind: 'accepted', reference: null });
    expect(upstream.calls).toEqual(['POST /api/contactos/solicitar']);
    expect(sent).toEqual([
      {
        nombre: 'Aina',
        email: 'aina@example.org',
        telefono: null,
        centromedico: '5',
        mensaje: 'Hola',
        ip: '203.0.113.7',
      },
    ]);
  });

  it('is sent without the address when it is unknown', async () => {
    answering({ success: true });
    await sendContact(contact, { ...sender, visitorAddress: null });
    expect(sent[0]).not.toHaveProperty('ip');
    expect(upstream.headers[0]).not.toHaveProperty('x-forwarded-for');
  });

  it('returns the number from our own backend as plain text', async () => {
    answering({ success: true, referencia: ' <b>7KQF-M2TX-9RWA</b> ' });
    expect(await sendContact(contact, sender)).toEqual({ kind: 'accepted', reference: '7KQF-M2TX-9RWA' });
  });

  it('throws with the fields that a server of the framework refuses', async () => {
    answeringAsRecorded('validation-422');
    const fields = ['nombre', 'email', 'mensaje'].map((field) => expect.objectContaining({ field }));
    await expect(sendContact(contact, sender)).rejects.toMatchObject({ code: 'invalid', violations: fields });
  });
});

describe('a request about personal data', () => {
  const asked: RightsRequest = {
    right: 'erasure',
    acceptsTerms: true,
    ...{ name: 'Aina', surnames: 'Ferrer Soler', document: '12345678Z', email: 'aina@example.org' },
    ...{ phone: null, bookingReference: '7KQF-M2TX', message: 'Hola' },
  };

  it('is sent once with the names of the wire, and its number is read', async () => {
    answering({ success: true, referencia: '7KQF-M2TX-9RWA' });
    expect(await sendRights(asked, sender)).toEqual({ kind: 'accepted', reference: '7KQF-M2TX-9RWA' });
    expect(upstream.calls).toEqual(['POST /api/derechos/solicitar']);
    expect(sent).toEqual([
      {
        ...{ derecho: 'supresion', nombre: 'Aina', apellidos: 'Ferrer Soler', documento: '12345678Z' },
        ...{ email: 'aina@example.org', telefono: null, referencia: '7KQF-M2TX', mensaje: 'Hola' },
      },
    ]);
  });

  it.each([
    ['access', 'acceso'],
    ['rectification', 'rectificacion'],
    ['restriction', 'limitacion'],
    ['portability', 'portabilidad'],
    ['objection', 'oposicion'],
  ] as const)('names the right of %s %s', async (right, derecho) => {
    answering({ success: true });
    await sendRights({ ...asked, right }, sender);
    expect(sent.at(-1)).toMatchObject({ derecho });
  });
});
