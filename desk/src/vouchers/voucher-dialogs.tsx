import { MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { request } from '../api';
import { SendDialog } from '../send-dialog';
import { useTranslate } from '../use-translate';
import type { Voucher } from './voucher-wire';

type DialogProps = {
  voucher: Voucher;
  onChange: (changed: Voucher) => void;
  onClose: () => void;
};

/** Sends an action on a voucher and closes the dialog after success. */
function useVoucherAction(action: 'canjear' | 'deshacer', { voucher, onChange, onClose }: DialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  return async (body: object) => {
    onChange(await request<Voucher>('POST', `/bonos/${action}`, { codigo: voucher.codigo, ...body }));
    notify(translate(`desk.vouchers.${action}.done`), { type: 'success' });
    onClose();
  };
}

/** Redeems a voucher. Asks for the clinic if several clinics of the account accept it. */
export const RedeemDialog = (props: DialogProps) => {
  const translate = useTranslate();
  const send = useVoucherAction('canjear', props);
  const { voucher, onClose } = props;
  const [clinic, setClinic] = useState(voucher.sirveen[0]?.id ?? 0);
  return (
    <SendDialog
      title={translate('desk.vouchers.canjear.title')}
      submit={translate('desk.vouchers.canjear.submit')}
      onSend={() => send({ clinica: clinic })}
      onClose={onClose}
    >
      <Typography>
        {voucher.producto} · {voucher.nombre}
      </Typography>
      <Typography>{translate('desk.vouchers.canjear.once')}</Typography>
      {voucher.sirveen.length > 1 ? (
        <TextField
          select
          label={translate('desk.vouchers.canjear.clinic')}
          value={String(clinic)}
          onChange={({ target }) => setClinic(Number(target.value))}
          required
        >
          {voucher.sirveen.map(({ id, nombre }) => (
            <MenuItem key={id} value={String(id)}>
              {nombre}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <Typography>
          {translate('desk.vouchers.canjear.clinic')}: {voucher.sirveen[0]?.nombre}
        </Typography>
      )}
    </SendDialog>
  );
};

const REASONS = ['wrongVoucher', 'notProvided', 'other'] as const;

export const UndoDialog = (props: DialogProps) => {
  const translate = useTranslate();
  const send = useVoucherAction('deshacer', props);
  const [reason, setReason] = useState('');
  return (
    <SendDialog
      title={translate('desk.vouchers.deshacer.title')}
      submit={translate('desk.vouchers.deshacer.submit')}
      isDangerous
      onSend={() => send({ razon: reason })}
      onClose={props.onClose}
    >
      <Typography>{translate('desk.vouchers.deshacer.means')}</Typography>
      <TextField
        select
        label={translate('desk.vouchers.deshacer.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        required
      >
        {REASONS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`desk.vouchers.deshacer.reasons.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </SendDialog>
  );
};
