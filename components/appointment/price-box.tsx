import { RichContent } from '@/components/ui/rich-content';
import type { SlotOffer } from '@/lib/domain/appointment/slot';
import { formatPrice } from '@/lib/domain/price';
import type { Locale } from '@/lib/i18n/locales';
import type { AssistantTexts } from './assistant-messages';
import '@/components/forms/forms.css';

type Props = {
  /** Result of `pricedOffer`; null hides the box (M106). */
  offer: SlotOffer | null;
  locale: Locale;
  texts: AssistantTexts;
};

/** The price of the test at the chosen hour, with the texts of the clinic. */
export function PriceBox({ offer, locale, texts }: Props) {
  if (offer?.priceCents == null) return null;
  return (
    <div className="price-box">
      <p>
        <span>{texts.price}</span> <strong>{formatPrice(locale, offer.priceCents)}</strong>{' '}
        <small>{texts.slots.taxes}</small>
      </p>
      {offer.serviceText && <p>{offer.serviceText}</p>}
      {offer.generalText && <RichContent html={offer.generalText} />}
    </div>
  );
}
