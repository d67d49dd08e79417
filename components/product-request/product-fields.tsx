import type { Dispatch } from 'react';
import { clinicGroups, optionSearch, toOption } from '@/components/forms/picker-options';
import { errorOf, fieldId, type RequestPart } from '@/components/forms/request/request-fields';
import { Picker } from '@/components/ui/picker';
import type { PickerGroup } from '@/components/ui/picker-props';
import { formatPrice } from '@/lib/domain/price';
import type { RequestableProduct, RequestClinic } from '@/lib/domain/product-catalogue';
import {
  chosenProduct,
  offeredClinics,
  offeredProducts,
  type ProductChoiceEvent,
  type ProductChoiceState,
  REQUEST_FIELDS,
} from '@/lib/domain/product-request';
import type { Locale } from '@/lib/i18n/locales';
import type { ProductRequestTexts } from './product-request-texts';

export type ProductChoiceProps = {
  locale: Locale;
  state: ProductChoiceState;
  dispatch: Dispatch<ProductChoiceEvent>;
  texts: ProductRequestTexts;
};

/** Product, price and clinic (M153, M154): two lists that limit each other. */
export function ProductFields({ locale, state, dispatch, texts, form }: ProductChoiceProps & RequestPart) {
  const part = { form, texts };
  const product = chosenProduct(state);
  const { catalogue, productId, clinicId } = state;
  const toProducts = (products: RequestableProduct[]) => productGroups(products, texts.otherProducts);
  const toClinics = (clinics: RequestClinic[]) => clinicGroups(clinics, texts.communities);
  return (
    <section className="form-part" aria-labelledby="solicitud-choice-t">
      <h2 id="solicitud-choice-t">{texts.choice}</h2>
      <Picker
        id={fieldId('productId')}
        name={REQUEST_FIELDS.product}
        label={texts.product}
        placeholder={texts.chooseProduct}
        all={texts.noneProducto}
        groups={toProducts(offeredProducts(state))}
        search={optionSearch({
          ...{ locale, list: 'producto-productos', first: catalogue.first?.products, toGroups: toProducts },
          context: clinicId === null ? {} : { clinica: clinicId },
          known: catalogue.products,
          onFound: (products) => dispatch({ type: 'recordsRead', products }),
        })}
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
        groups={toClinics(offeredClinics(state))}
        search={optionSearch({
          ...{ locale, list: 'producto-clinicas', first: catalogue.first?.clinics, toGroups: toClinics },
          context: productId === null ? {} : { producto: productId },
          known: catalogue.clinics,
          onFound: (clinics) => dispatch({ type: 'recordsRead', clinics, ofProductId: productId }),
        })}
        value={state.clinicId ?? ''}
        onChange={(clinicId) => dispatch({ type: 'clinicChosen', clinicId })}
        error={errorOf(part, 'clinicId')}
        texts={texts.picker}
      />
    </section>
  );
}

type PriceProps = { locale: Locale; product: RequestableProduct; texts: ProductRequestTexts };

/** The price in the language of the page, or a note to ask for it. */
function ProductPrice({ locale, product, texts }: PriceProps) {
  return (
    <div className="price-box">
      <p>
        <span>{texts.price}</span>{' '}
        <strong>{product.priceCents ? formatPrice(locale, product.priceCents) : texts.askPrice}</strong>{' '}
        {product.priceCents ? <small>{texts.taxesIncluded}</small> : null}
      </p>
    </div>
  );
}

/** Groups products by speciality (M153), in the order received; products without a speciality come under `others`. */
function productGroups(products: RequestableProduct[], others: string): PickerGroup[] {
  const names = [...new Set(products.map(({ group }) => group))];
  return names.map((name) => ({
    label: name || others,
    options: products.filter(({ group }) => group === name).map(toOption),
  }));
}
