import { requestTexts } from '@/components/forms/request/request-texts';
import { textsOf } from '@/lib/i18n/texts';

/** Every text of the product request, in the language of the page. */
export async function productRequestTexts(brand: string) {
  const [shared, own, { price }, { callTitle, hours }, { taxesIncluded, askPrice }, { seeAll }] = await Promise.all([
    requestTexts(brand),
    textsOf('ProductRequest'),
    textsOf('Assistant'),
    textsOf('AppointmentForm'),
    textsOf('VoucherCard'),
    textsOf('Shop'),
  ]);
  const others = { price, callTitle, hours, taxesIncluded, askPrice, seeAll };
  return { ...shared, ...own, ...others, next: Object.values(own.next) };
}

export type ProductRequestTexts = Awaited<ReturnType<typeof productRequestTexts>>;
