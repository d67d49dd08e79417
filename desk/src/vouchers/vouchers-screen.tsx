import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';
import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Title } from 'react-admin';
import { Refusal, request } from '../api';
import { refusalText } from '../refusal-text';
import { useTranslate } from '../use-translate';
import { ScanDialog } from './scan-dialog';
import { VoucherCard } from './voucher-card';
import { VOUCHERS, VoucherList } from './voucher-list';
import type { Voucher } from './voucher-wire';

/**
 * Finds a voucher by its typed code or the camera and redeems it after confirmation; lists the vouchers of the clinics.
 */
export const VouchersScreen = () => {
  const translate = useTranslate();
  const queries = useQueryClient();
  const found = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<Voucher | Refusal | null>(null);
  const [isScanning, setIsScanning] = useState(false);
  const show = async (code: string) => {
    setTyped(code);
    setShown(
      await request<Voucher>('POST', '/bonos/ver', { codigo: code }).catch((error: unknown) =>
        error instanceof Refusal ? error : new Refusal('failed', 0),
      ),
    );
    found.current?.scrollIntoView({ block: 'nearest' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') void show(typed);
  };
  const changed = (voucher: Voucher) => {
    setShown(voucher);
    void queries.invalidateQueries({ queryKey: VOUCHERS });
  };
  return (
    <Stack spacing={3} sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
      <Title title={translate('desk.vouchers.title')} />
      <Typography component="h1" variant="h1">
        {translate('desk.vouchers.title')}
      </Typography>
      <form onSubmit={submit}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
          <CodeField value={typed} onChange={setTyped} />
          <Button type="submit" variant="contained">
            {translate('desk.vouchers.show')}
          </Button>
          <Button variant="outlined" startIcon={<QrCodeScannerIcon />} onClick={() => setIsScanning(true)}>
            {translate('desk.vouchers.scan.button')}
          </Button>
        </Stack>
      </form>
      <div ref={found} aria-live="polite">
        {shown instanceof Refusal && <Alert severity="error">{refusalText(shown, translate)}</Alert>}
        {shown && !(shown instanceof Refusal) && <VoucherCard voucher={shown} onChange={changed} />}
      </div>
      <VoucherList onOpen={show} />
      {isScanning && (
        <ScanDialog
          onCode={(code) => {
            setIsScanning(false);
            void show(code);
          }}
          onClose={() => setIsScanning(false)}
        />
      )}
    </Stack>
  );
};

const CodeField = ({ value, onChange }: { value: string; onChange: (code: string) => void }) => (
  <TextField
    label={useTranslate()('desk.vouchers.field')}
    placeholder="7KQF-M2TX-9RWA"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      inputLabel: { shrink: true },
      htmlInput: { maxLength: 40, autoCapitalize: 'characters', spellCheck: false },
    }}
    autoComplete="off"
    size="small"
  />
);
