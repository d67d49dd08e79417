'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Filterable, narrowOptions, productsMatching, type ShopChoice } from '@/lib/domain/shop';
import { useVoucherCount } from '@/lib/hooks/use-voucher-count';
import { fillText } from '@/lib/i18n/fill-text';
import type { Locale } from '@/lib/i18n/locales';
import { SHOP_FIELDS, shopPath } from '@/lib/i18n/shop-address';
import type { Texts } from '@/lib/i18n/texts';
import { GroupedOptions, type Option, ShopList } from './shop-list';

/**
 * `shown` describes the listed vouchers; the previews describe a choice that was not sent yet, `previewMany` with `#`.
 */
type ShopFilterTexts = Texts<'ShopFilter'> &
  Record<'seeAll' | 'shown' | 'previewNone' | 'previewOne' | 'previewMany', string>;

/** Props of both forms of the filter. */
export type ShopFilterProps = {
  locale: Locale;
  action: string;
  /** The form's first values. */
  choice: ShopChoice;
  isClinicMissing: boolean;
  /**
   * Every product of the shop, to count the matches of a choice; null when there are too many: the count is then
   * requested.
   */
  stock: Filterable[] | null;
  /** Link to all products, or null when the page shows all or has the link elsewhere. */
  resetHref: string | null;
  texts: ShopFilterTexts;
};

type Props = ShopFilterProps & { specialities: (Option & { clinicIds: string[] })[]; clinics: Option[] };

/**
 * The filter of the shop (M70 to M72): an ordinary form that loads the page again, so it works without script. It needs
 * a clinic. With script, each list limits the other immediately, and a missing clinic is reported before anything is
 * sent.
 */
export function ShopFilter(props: Props) {
  const { locale, action, choice, isClinicMissing, specialities, clinics, stock, resetHref, texts } = props;
  const { lists, chosen, hasError, read, submit } = useShopForm(choice, isClinicMissing);
  const open = narrowOptions(specialities, clinics, chosen);
  const outcome = useOutcome({ locale, choice, chosen, stock, texts });
  return (
    <form
      className="shop-filter"
      action={action}
      aria-label={texts.label}
      autoComplete="off"
      onSubmit={submit}
      noValidate
    >
      <ShopList
        list={lists.speciality}
        name="speciality"
        label={texts.speciality}
        start={choice.specialityId}
        onChange={read}
      >
        <option value="">{texts.allSpecialities}</option>
        <GroupedOptions options={open.specialities} />
      </ShopList>
      <ShopList
        list={lists.clinic}
        name="clinic"
        label={texts.clinic}
        start={choice.clinicId}
        onChange={read}
        error={hasError ? { mark: texts.errorMark, text: texts.clinicMissing } : undefined}
        startsFocused={isClinicMissing}
      >
        <option value="">{texts.chooseClinic}</option>
        <GroupedOptions options={open.clinics} />
      </ShopList>
      <ShopFilterEnd order={choice.order} {...{ outcome, resetHref, texts }} />
    </form>
  );
}

type List = HTMLSelectElement;

/** The values of the form's lists, and whether it was sent without a clinic. */
function useShopForm(choice: ShopChoice, isClinicMissing: boolean) {
  const [speciality, clinic] = [useRef<List>(null), useRef<List>(null)];
  const [chosen, setChosen] = useState(choice);
  const [hasError, setHasError] = useState(isClinicMissing);
  const held = (): ShopChoice => ({
    specialityId: speciality.current?.value || null,
    clinicId: clinic.current?.value || null,
    order: choice.order,
  });
  // Adopts a choice made before this script was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => setChosen(held()), []);
  return {
    lists: { speciality, clinic },
    chosen,
    hasError,
    read: () => {
      setChosen(held());
      if (clinic.current?.value) setHasError(false);
    },
    submit: (event: FormEvent) => {
      if (clinic.current?.value) return;
      event.preventDefault();
      setHasError(true);
      clinic.current?.focus();
    },
  };
}

/** The number of vouchers on the page, or of a choice with a clinic; '' while it is being counted. */
export function useOutcome({ locale, choice, chosen, stock, texts }: OutcomeOptions): string {
  const { specialityId, clinicId } = chosen;
  const isPreview = clinicId !== null && shopPath(chosen) !== shopPath(choice);
  const context = isPreview && {
    ...(specialityId !== null && { especialidad: specialityId }),
    clinica: clinicId,
  };
  const asked = useVoucherCount(locale, stock ? null : context || null);
  if (!isPreview) return texts.shown;
  const count = stock ? productsMatching(stock, chosen).length : asked;
  return count === null ? '' : preview(count, texts);
}

type OutcomeOptions = Pick<ShopFilterProps, 'locale' | 'choice' | 'stock' | 'texts'> & { chosen: ShopChoice };

function preview(count: number, texts: ShopFilterTexts): string {
  if (count === 0) return texts.previewNone;
  return count === 1 ? texts.previewOne : fillText(texts.previewMany, { count });
}

type ShopFilterEndProps = {
  /** The order of the page, which the filter preserves. */
  order: ShopChoice['order'];
  /** The number of vouchers that match the choice, shown or not yet sent. */
  outcome: string;
  /** Link to all products, or null. */
  resetHref: string | null;
  texts: { filter: string; seeAll: string };
};

/** The end of both forms of the filter: the button, and the number of vouchers. */
export const ShopFilterEnd = ({ order, outcome, resetHref, texts }: ShopFilterEndProps) => (
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
