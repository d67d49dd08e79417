'use client';

import { useEffect, useReducer, useState } from 'react';
import { CheckField } from '@/components/forms/check-field';
import { StepsBox, TelephoneBox } from '@/components/forms/form-aside-boxes';
import { fieldProps, PersonFields } from '@/components/forms/request/request-fields';
import { RequestFrame } from '@/components/forms/request/request-frame';
import { NameLink } from '@/components/ui/name-link';
import { NoScript } from '@/components/ui/no-script';
import { formatPrice } from '@/lib/domain/price';
import type { ProductCatalogue, RequestableProduct, RequestClinic } from '@/lib/domain/product-catalogue';
import {
  choiceOfAddress,
  chosenClinic,
  chosenProduct,
  initialChoice,
  originOfAddress,
  productChoiceReducer,
  productQuestions,
} from '@/lib/domain/product-request';
import { recordPath } from '@/lib/domain/record-path';
import { useOptionQuestions } from '@/lib/hooks/use-option-questions';
import { type RequestDraft, useRequestForm } from '@/lib/hooks/use-request-form';
import { fillText } from '@/lib/i18n/fill-text';
import { recordHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { type ProductChoiceProps, ProductFields } from './product-fields';
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

type Props = { locale: Locale; catalogue: ProductCatalogue; texts: ProductRequestTexts };

/** The product request form and its outcome (M153 to M156). */
export function ProductRequestForm({ locale, catalogue, texts }: Props) {
  const [state, dispatch] = useProductChoice(catalogue, locale);
  const [origin, setOrigin] = useState<string | null>(null);
  const [call, setCall] = useState<unknown>(null);
  const request = useRequestForm({
    kind: 'product',
    locale,
    blank: BLANK,
    chosen: { productId: state.productId ?? '', clinicId: state.clinicId ?? '' },
    onSent: (body) => {
      setCall(body.call);
      dispatch({ type: 'reset' });
      history.replaceState(null, '', location.pathname); // the choices of the address are used up (M156)
    },
  });
  useEffect(() => {
    const address = new URLSearchParams(location.search);
    const choice = choiceOfAddress(address);
    if (choice.productId || choice.clinicId) dispatch({ type: 'restored', choice });
    setOrigin(originOfAddress(address));
  }, [dispatch]);

  const part = { form: request.form, texts };
  return (
    <>
      <ProductPrices {...{ locale, texts }} products={catalogue.products} areMore={catalogue.first !== undefined} />
      <div className="form-page">
        <RequestFrame
          request={request}
          texts={sentTexts(texts, call)}
          labelledBy="solicitud-t"
          labels={{
            productId: texts.product,
            clinicId: texts.clinic,
            name: texts.fullName,
            email: texts.email,
            phone: texts.phone,
            acceptsTerms: texts.terms,
          }}
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

/** The texts of the outcome, with the hours of the call if it is not within 24 hours. */
function sentTexts(texts: ProductRequestTexts, call: unknown): ProductRequestTexts {
  if (typeof call !== 'string') return texts;
  const [voucher = '', , ...others] = texts.next;
  const next = [voucher, fillText(texts.callWhen, { when: call }), ...others];
  return { ...texts, received: fillText(texts.receivedWhen, { when: call }), next };
}

/** The state of the choice. Reads records that the page does not contain. */
function useProductChoice(catalogue: ProductCatalogue, locale: Locale) {
  const [state, dispatch] = useReducer(productChoiceReducer, catalogue, initialChoice);
  useOptionQuestions<RequestableProduct | RequestClinic>(productQuestions(state), locale, (question, records) => {
    const isProduct = question.list === 'producto-productos';
    dispatch({
      ...{ type: 'recordsRead', question },
      ...(isProduct ? { products: records as RequestableProduct[] } : { clinics: records as RequestClinic[] }),
    });
  });
  return [state, dispatch] as const;
}

type ProductRequestAsideProps = Omit<ProductChoiceProps, 'dispatch'> & { isSent: boolean };

/**
 * The column beside the form: the chosen product, the next steps and the telephone. After sending, only the telephone.
 */
function ProductRequestAside({ locale, state, texts, isSent }: ProductRequestAsideProps) {
  const product = chosenProduct(state);
  const clinic = chosenClinic(state);
  return (
    <aside className="form-aside" aria-label={isSent ? texts.callTitle : texts.howTitle}>
      {product && (
        <div className="form-booking">
          <h2>{texts.request}</h2>
          <dl className="form-chosen">
            <div>
              <dt>{texts.product}</dt>
              <dd>{product.name}</dd>
            </div>
            {clinic && (
              <div>
                <dt>{texts.clinic}</dt>
                <dd>{clinic.name}</dd>
              </div>
            )}
          </dl>
          {product.slug && (
            <p>
              <a className="link" href={localePath(locale, `/productos/${product.slug}`)}>
                {texts.seeProduct}
              </a>
            </p>
          )}
        </div>
      )}
      {!isSent && <StepsBox title={texts.howTitle} steps={[texts.how1, texts.how2, texts.how3]} />}
      <TelephoneBox texts={texts} />
    </aside>
  );
}

type ProductPricesProps = {
  locale: Locale;
  products: RequestableProduct[];
  areMore: boolean;
  texts: ProductRequestTexts;
};

/**
 * For visitors without JavaScript, who cannot use the form: products, if there are many only the first, and their
 * prices.
 */
function ProductPrices({ locale, products, areMore, texts }: ProductPricesProps) {
  return (
    <NoScript>
      <section className="request-prices" aria-labelledby="solicitud-prices-t">
        <h2 id="solicitud-prices-t" className="text-2xl">
          {texts.prices}
        </h2>
        <ul>
          {products.map(({ id, slug, name, priceCents }) => (
            <li key={id}>
              <NameLink locale={locale} className="link" path={recordPath('productos', { slug })}>
                {name}
              </NameLink>
              <strong>{priceCents ? formatPrice(locale, priceCents) : texts.askPrice}</strong>
            </li>
          ))}
        </ul>
        {areMore && (
          <p>
            <a className="link" href={localePath(locale, '/especial-online')}>
              {texts.seeAll}
            </a>
          </p>
        )}
      </section>
    </NoScript>
  );
}
