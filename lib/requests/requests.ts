import 'server-only';
import {
  type WireContact,
  type WireProductRequest,
  type WireRightsRequest,
  wireSubmissionSchema,
} from '@clinic/contract/wire/requests';
import { isOn } from '@clinic/contract/wire/scalars';
import { cache } from 'react';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listProductOptions } from '@/lib/catalogue/products';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { boundedProducts, type ProductCatalogue, toProductCatalogue } from '@/lib/domain/product-catalogue';
import type { Contact, ProductRequest, RightsRequest } from '@/lib/domain/request-schemas';
import type { Right } from '@/lib/domain/rights';
import { env } from '@/lib/env';
import { answer, refuse } from '@/lib/http/answers';
import type { KeyedCaller } from '@/lib/http/caller';
import type { Locale } from '@/lib/i18n/locales';
import { sendApi } from '@/lib/upstream/client';
import { optional } from '@/lib/upstream/degrade';
import { parseAnswer, textOf, toWire, unknownShape } from '@/lib/upstream/mapping';

/** Sends a message to a clinic (M159), once. Throws ApiError; it is then not known whether it arrived. */
export async function sendContact(contact: Contact, caller: KeyedCaller): Promise<Submission> {
  const { visitorAddress } = caller;
  const wire: WireContact = { ...toWire(CONTACT_FIELDS, contact), ...(visitorAddress && { ip: visitorAddress }) };
  return toSubmission('A message', await sendApi('/api/contactos/solicitar', wire, caller));
}

/** Form field names by wire name. */
export const CONTACT_FIELDS = {
  nombre: 'name',
  email: 'email',
  telefono: 'phone',
  centromedico: 'clinicId',
  mensaje: 'message',
} as const;

/** Initial lists of the product request, bounded. Throws ApiError. */
export const getProductCatalogue = async (locale: Locale): Promise<ProductCatalogue> =>
  boundedProducts(await getFullProductCatalogue(locale));

/** The products that can be requested, and their clinics; without specialities there are no groups. Throws ApiError. */
export const getFullProductCatalogue = cache(async (locale: Locale): Promise<ProductCatalogue> => {
  const [products, specialities, clinics] = await Promise.all([
    listProductOptions(locale),
    optional(listSpecialities(locale), []),
    listOwnClinics(locale),
  ]);
  return toProductCatalogue(products, specialities, clinics);
});

/** Asks for a product (M156), once. Throws ApiError; it is then not known whether it arrived. */
export async function requestProduct(request: ProductRequest, caller: KeyedCaller): Promise<Submission> {
  const wire: WireProductRequest = toWire(PRODUCT_REQUEST_FIELDS, request);
  return toSubmission('A product request', await sendApi('/api/reservas/solicitar', wire, caller));
}

/** Form field names by wire name. */
export const PRODUCT_REQUEST_FIELDS = {
  producto: 'productId',
  centromedico: 'clinicId',
  nombre: 'name',
  email: 'email',
  telefono: 'phone',
  newsletter: 'newsletter',
} as const;

/** True if a form can open a case: by default with the embedded backend, else as configured. */
export const acceptsRightsRequests = (): boolean => env().RIGHTS_FORM === 'on';

const RIGHT_NAMES: Record<Right, string> = {
  access: 'acceso',
  rectification: 'rectificacion',
  erasure: 'supresion',
  restriction: 'limitacion',
  portability: 'portabilidad',
  objection: 'oposicion',
};

/** Opens a case about a person's own data, once. Throws ApiError; it is then not known whether it arrived. */
export async function sendRights(request: RightsRequest, caller: KeyedCaller): Promise<Submission> {
  const wire: WireRightsRequest = { ...toWire(RIGHTS_FIELDS, request), derecho: RIGHT_NAMES[request.right] };
  return toSubmission('A request about personal data', await sendApi('/api/derechos/solicitar', wire, caller));
}

/** Form field names by wire name. */
export const RIGHTS_FIELDS = {
  derecho: 'right',
  nombre: 'name',
  apellidos: 'surnames',
  documento: 'document',
  email: 'email',
  telefono: 'phone',
  referencia: 'bookingReference',
  mensaje: 'message',
} as const;

/** accepted: stored, with a reference number if the upstream gives one; refused: rejected by the upstream. */
export type Submission = { kind: 'accepted'; reference: string | null } | { kind: 'refused' };

/** Parses the response to a form. Throws ApiError if it is inconclusive. */
function toSubmission(what: string, body: unknown): Submission {
  const { success, referencia } = parseAnswer(what, wireSubmissionSchema, body);
  if (success === null) throw unknownShape(what);
  return isOn(success) ? { kind: 'accepted', reference: textOf(referencia) } : { kind: 'refused' };
}

/** {ok: true, reference?}, or 422 without fields if the upstream refused it without a reason. */
export function answerSubmission(submission: Submission, more: { call?: string } = {}): Response {
  if (submission.kind === 'refused') return refuse('invalid', { fields: {} });
  return answer(200, { ok: true, ...(submission.reference && { reference: submission.reference }), ...more });
}
