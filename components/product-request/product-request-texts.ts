import { getTranslations } from 'next-intl/server';
import { requestTexts } from '@/components/request-form/request-texts';
import { textsOf } from '@/lib/i18n/texts';

const OWN_TEXTS = [
  'choice',
  'product',
  'chooseProduct',
  'noneProducto',
  'otherProducts',
  'seeProduct',
  'newsletter',
  'terms',
  'submit',
  'purpose',
  'sentTitle',
  'received',
  'another',
  'back',
  'request',
  'howTitle',
  'how1',
  'how2',
  'how3',
  'prices',
] as const;

/** Every word of the product request, in the language of the page. */
export async function productRequestTexts(brand: string) {
  const [shared, own, assistant, page, voucher, shop] = await Promise.all([
    requestTexts(brand),
    getTranslations('ProductRequest'),
    getTranslations('Assistant'),
    getTranslations('AppointmentPage'),
    getTranslations('VoucherCard'),
    getTranslations('Shop'),
  ]);
  return {
    ...shared,
    ...textsOf(own, OWN_TEXTS),
    next: [own('next1'), own('next2'), own('next3')],
    price: assistant('price'),
    taxesIncluded: voucher('taxesIncluded'),
    askPrice: voucher('askPrice'),
    seeAll: shop('seeAll'),
    callTitle: page('callTitle'),
    hours: page('hours'),
  };
}

export type ProductRequestTexts = Awaited<ReturnType<typeof productRequestTexts>>;
