import type { ShopChoice } from '@/lib/domain/shop';
import { SHOP_FIELDS } from '@/lib/i18n/shop-address';

type Props = {
  /** The order of the page, which a choice keeps. */
  order: ShopChoice['order'];
  /** How many vouchers the choice shows, or would show. */
  outcome: string;
  /** The way back to all products; null: none is offered here. */
  resetHref: string | null;
  texts: { filter: string; seeAll: string };
};

/** The end of both forms of the filter: the button, and the number of vouchers. */
export const ShopFilterEnd = ({ order, outcome, resetHref, texts }: Props) => (
  <>
    {order && <input type="hidden" name={SHOP_FIELDS.order} value={order} />}
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
