import { CallBox, StepsBox } from '@/components/forms/form-aside-boxes';
import { chosenClinic, chosenProduct } from '@/lib/domain/product-request';
import { localePath } from '@/lib/i18n/locales';
import type { ProductChoiceProps } from './product-fields';

type Props = Omit<ProductChoiceProps, 'dispatch'> & { isSent: boolean };

/** Beside the form: what was chosen, how it goes on, and the telephone; once it was sent, the telephone. */
export function ProductRequestAside({ locale, state, texts, isSent }: Props) {
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
      <CallBox texts={texts} />
    </aside>
  );
}
