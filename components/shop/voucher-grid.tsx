'use client';

import type { Voucher } from './voucher';
import { VoucherCard, type VoucherTexts } from './voucher-card';

type Props = { vouchers: Voucher[]; texts: VoucherTexts };

/** Vouchers side by side, as many as fit. */
export function VoucherGrid({ vouchers, texts }: Props) {
  return (
    <ul className="grid-cards">
      {vouchers.map((voucher) => (
        <li key={voucher.href} className="voucher grid">
          <VoucherCard voucher={voucher} texts={texts} />
        </li>
      ))}
    </ul>
  );
}
