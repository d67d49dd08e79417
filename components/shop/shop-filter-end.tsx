import type { RefObject } from 'react';
import { SHOP_ORDERS, type ShopChoice } from '@/lib/domain/shop';
import type { Texts } from '@/lib/i18n/texts';
import { ShopList } from './shop-list';

type Props = {
  list: RefObject<HTMLSelectElement | null>;
  /** What the address asks for. */
  order: ShopChoice['order'];
  onChange: () => void;
  /** How many vouchers the choice shows, or would show. */
  outcome: string;
  /** The way back to all products; null: none is offered here. */
  resetHref: string | null;
  texts: Pick<Texts<'ShopFilter'>, 'order' | 'ownOrder' | 'cheapest' | 'dearest' | 'filter'> & { seeAll: string };
};

/** The end of both forms of the filter: the order, the button, and what the choice shows. */
export const ShopFilterEnd = ({ list, order, onChange, outcome, resetHref, texts }: Props) => (
  <>
    <ShopList name="order" label={texts.order} start={order} {...{ list, onChange }}>
      <option value="">{texts.ownOrder}</option>
      <option value={SHOP_ORDERS[0]}>{texts.cheapest}</option>
      <option value={SHOP_ORDERS[1]}>{texts.dearest}</option>
    </ShopList>
    <button type="submit" className="btn btn-primary">
      {texts.filter}
    </button>
    <div className="shop-count">
      <p role="status">{outcome}</p>
      {resetHref && (
        <a className="link" href={resetHref}>
          {texts.seeAll}
        </a>
      )}
    </div>
  </>
);
