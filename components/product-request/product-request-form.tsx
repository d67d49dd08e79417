'use client';

import { useEffect, useReducer, useState } from 'react';
import { CheckField } from '@/components/forms/check-field';
import { PersonFields } from '@/components/request-form/person-fields';
import { fieldProps } from '@/components/request-form/request-fields';
import { RequestFrame } from '@/components/request-form/request-frame';
import {
  choiceOfAddress,
  initialChoice,
  originOfAddress,
  type ProductCatalogue,
  productChoiceReducer,
} from '@/lib/domain/product-request';
import { type RequestDraft, useRequestForm } from '@/lib/hooks/use-request-form';
import { recordHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { ProductFields } from './product-fields';
import { ProductPrices } from './product-prices';
import { ProductRequestAside } from './product-request-aside';
import type { ProductRequestTexts } from './product-request-texts';

const BLANK: RequestDraft = {
  productId: '',
  clinicId: '',
  name: '',
  email: '',
  phone: '',
  acceptsTerms: false,
  newsletter: false,
};
const NAMES = Object.keys(BLANK);

type Props = { locale: Locale; catalogue: ProductCatalogue; texts: ProductRequestTexts };

/** The product request and what becomes of it (specification part 2, "Product request page"; M153 to M156). */
export function ProductRequestForm({ locale, catalogue, texts }: Props) {
  const [state, dispatch] = useReducer(productChoiceReducer, catalogue, initialChoice);
  const [origin, setOrigin] = useState<string | null>(null);
  const request = useRequestForm({
    kind: 'product',
    locale,
    blank: BLANK,
    chosen: { productId: state.productId ?? '', clinicId: state.clinicId ?? '' },
    onSent: () => {
      dispatch({ type: 'reset' });
      history.replaceState(null, '', location.pathname); // what the address chose is done with (M156)
    },
  });
  useEffect(() => {
    const address = new URLSearchParams(location.search);
    const choice = choiceOfAddress(address);
    if (choice.productId || choice.clinicId) dispatch({ type: 'restored', choice });
    setOrigin(originOfAddress(address));
  }, []);

  const part = { request, texts };
  return (
    <>
      <ProductPrices locale={locale} products={catalogue.products} texts={texts} />
      <div className="form-page">
        <RequestFrame
          {...part}
          labelledBy="solicitud-t"
          names={NAMES}
          privacyHref={localePath(locale, '/politica-privacidad')}
          more={<CheckField {...fieldProps(part, 'newsletter')} label={texts.newsletter} />}
          onward={
            <a className="link" href={origin ? recordHref(locale, origin) : localePath(locale, '/especial-online')}>
              {origin ? texts.back : texts.seeAll}
            </a>
          }
        >
          <ProductFields {...{ locale, state, dispatch }} {...part} texts={texts} />
          <section className="form-part" aria-labelledby="solicitud-you-t">
            <h2 id="solicitud-you-t">{texts.you}</h2>
            <PersonFields {...part} />
          </section>
        </RequestFrame>
        <ProductRequestAside {...{ locale, state, texts }} isSent={request.status === 'sent'} />
      </div>
    </>
  );
}
