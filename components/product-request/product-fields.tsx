import type { Dispatch } from 'react';
import { errorOf, fieldId, type RequestPart } from '@/components/request-form/request-fields';
import { Picker } from '@/components/ui/picker';
import { formatPrice } from '@/lib/domain/price';
import {
  chosenProduct,
  offeredClinics,
  offeredProducts,
  type ProductChoiceEvent,
  type ProductChoiceState,
  REQUEST_FIELDS,
  type RequestableProduct,
} from '@/lib/domain/product-request';
import type { Locale } from '@/lib/i18n/locales';
import { clinicGroups, productGroups } from './product-groups';
import type { ProductRequestTexts } from './product-request-texts';

export type ProductChoiceProps = {
  locale: Locale;
  state: ProductChoiceState;
  dispatch: Dispatch<ProductChoiceEvent>;
  texts: ProductRequestTexts;
};

/** What is asked for, its price and where (M153, M154): two lists that limit each other. */
export function ProductFields({ locale, state, dispatch, texts, request }: ProductChoiceProps & RequestPart) {
  const part = { request, texts };
  const product = chosenProduct(state);
  return (
    <section className="form-part" aria-labelledby="solicitud-choice-t">
      <h2 id="solicitud-choice-t">{texts.choice}</h2>
      <Picker
        id={fieldId('productId')}
        name={REQUEST_FIELDS.product}
        label={texts.product}
        placeholder={texts.chooseProduct}
        all={texts.noneProducto}
        groups={productGroups(offeredProducts(state), texts.otherProducts)}
        value={state.productId ?? ''}
        onChange={(productId) => dispatch({ type: 'productChosen', productId })}
        error={errorOf(part, 'productId')}
        texts={texts.picker}
      />
      <div role="status" className="request-price">
        {product && <ProductPrice {...{ locale, product, texts }} />}
      </div>
      <Picker
        id={fieldId('clinicId')}
        name={REQUEST_FIELDS.clinic}
        label={texts.clinic}
        placeholder={texts.chooseClinic}
        all={texts.noneClinica}
        groups={clinicGroups(offeredClinics(state), texts.communities)}
        value={state.clinicId ?? ''}
        onChange={(clinicId) => dispatch({ type: 'clinicChosen', clinicId })}
        error={errorOf(part, 'clinicId')}
        texts={texts.picker}
      />
    </section>
  );
}

type PriceProps = { locale: Locale; product: RequestableProduct; texts: ProductRequestTexts };

/** The price in the words of the language, or that it has to be asked for. */
export function ProductPrice({ locale, product, texts }: PriceProps) {
  return (
    <div className="price-box">
      <p>
        <span>{texts.price}</span>{' '}
        <strong>{product.priceCents === null ? texts.askPrice : formatPrice(locale, product.priceCents)}</strong>{' '}
        {product.priceCents !== null && <small>{texts.taxesIncluded}</small>}
      </p>
    </div>
  );
}
