import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { PhoneLinks } from '../contact-links';
import { euros, longDay } from '../format';
import { Facts, Section } from '../section';
import { useAccount } from '../use-account';
import { useTranslate } from '../use-translate';
import { RedeemDialog, UndoDialog } from './voucher-dialogs';
import type { Voucher } from './voucher-wire';

type VoucherCardProps = { voucher: Voucher; onChange: (changed: Voucher) => void };

/** A voucher, a sentence that says whether it can be redeemed, and its actions. */
export const VoucherCard = ({ voucher, onChange }: VoucherCardProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const isManager = useAccount()?.rol === 'manager';
  const [openDialog, setOpenDialog] = useState<'canjear' | 'deshacer' | null>(null);
  const canRedeem = voucher.estado === 'open' && voucher.sirveen.length > 0;
  const canUndo = voucher.reciente && isManager;
  const dialog = { voucher, onChange, onClose: () => setOpenDialog(null) };
  const yesNo =
    voucher.regalable === null ? null : translate(`desk.vouchers.${voucher.regalable ? 'gift' : 'personal'}`);
  return (
    <Section title={voucher.producto ?? voucher.codigo}>
      <Stack spacing={2}>
        <StateSentence voucher={voucher} />
        <Facts
          facts={[
            [translate('desk.vouchers.code'), <strong key="code">{voucher.codigo}</strong>],
            [translate('desk.vouchers.buyer'), voucher.nombre],
            [translate('desk.columns.phone'), voucher.telefono && <PhoneLinks text={voucher.telefono} />],
            [
              translate('desk.vouchers.toPay'),
              voucher.centimos === null ? translate('desk.vouchers.noPrice') : euros(voucher.centimos, locale),
            ],
            [translate('desk.vouchers.goodUntil'), longDay(voucher.hasta, locale) || translate('desk.vouchers.noEnd')],
            [translate('desk.vouchers.whose'), yesNo],
            [translate('desk.vouchers.askedAt'), voucher.clinica],
            [translate('desk.vouchers.requested'), longMoment(voucher.pedido, locale)],
          ]}
        />
        {(canRedeem || canUndo) && (
          <Stack direction="row" spacing={1}>
            {canRedeem && (
              <Button variant="contained" onClick={() => setOpenDialog('canjear')}>
                {translate('desk.vouchers.canjear.button')}
              </Button>
            )}
            {canUndo && (
              <Button variant="outlined" color="error" onClick={() => setOpenDialog('deshacer')}>
                {translate('desk.vouchers.deshacer.button')}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      {openDialog === 'canjear' && <RedeemDialog {...dialog} />}
      {openDialog === 'deshacer' && <UndoDialog {...dialog} />}
    </Section>
  );
};

const StateSentence = ({ voucher }: { voucher: Voucher }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { estado, canjeado, canjeadoen, canjeadopor, hasta, sirveen } = voucher;
  if (estado === 'redeemed') {
    const redemption = { when: longMoment(canjeado ?? '', locale), where: canjeadoen ?? '–', who: canjeadopor ?? '–' };
    return <Alert severity="warning">{translate('desk.vouchers.wasRedeemed', redemption)}</Alert>;
  }
  if (estado === 'expired')
    return <Alert severity="error">{translate('desk.vouchers.hasExpired', { day: longDay(hasta, locale) })}</Alert>;
  if (sirveen.length === 0) return <Alert severity="error">{translate('desk.refusals.voucherElsewhere')}</Alert>;
  return <Alert severity="success">{translate('desk.vouchers.isOpen')}</Alert>;
};

/** Formats "2026-12-14 09:15" as "lunes, 14 de diciembre de 2026, 09:15". */
const longMoment = (moment: string, locale: string): string =>
  [longDay(moment.slice(0, 10), locale), moment.slice(11)].filter(Boolean).join(', ');
