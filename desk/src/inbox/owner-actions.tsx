import { Button, MenuItem, TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Refusal, request } from '../api';
import { ConfirmDialog } from '../confirm-dialog';
import { refusalText } from '../refusal-text';
import { useAccount } from '../use-account';
import { useTranslate } from '../use-translate';
import type { InboxPath } from '../wire';
import { DONE_BY_STAFF, type Item } from './inbox-wire';

type OwnerAction = 'tomar' | 'soltar' | 'hecha' | 'reabrir';
type OwnerActionsProps = { path: InboxPath; item: Item };

/** The buttons that assign an item or mark it as done, depending on its state. */
export const OwnerActions = ({ path, item }: OwnerActionsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const changed = useChanged(path);
  const account = useAccount();
  const [isHanding, setIsHanding] = useState(false);
  const { estado, mia } = item;
  const isMineToMove = mia || account?.rol === 'manager';
  const isByHand = DONE_BY_STAFF.includes(path);
  const actions: OwnerAction[] = [
    ...(estado === 'nueva' ? (['tomar'] as const) : []),
    ...(estado === 'encurso' && isMineToMove ? (['soltar'] as const) : []),
    ...(isByHand && (estado === 'nueva' || (estado === 'encurso' && isMineToMove)) ? (['hecha'] as const) : []),
    ...(isByHand && estado === 'hecha' && !item.cerrada ? (['reabrir'] as const) : []),
  ];
  const run = async (action: OwnerAction) => {
    try {
      await request<Item>('POST', `/bandejas/${path}/${item.id}/${action}`);
    } catch (error) {
      notify(refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate), { type: 'error' });
    }
    changed();
  };
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === 'tomar' ? 'contained' : 'outlined'}
          onClick={() => run(action)}
          aria-label={`${translate(`desk.inbox.actions.${labelOf(action, path)}`)}: ${item.nombre}`}
        >
          {translate(`desk.inbox.actions.${labelOf(action, path)}`)}
        </Button>
      ))}
      {estado !== 'hecha' && (estado === 'nueva' || isMineToMove) && (
        <Button
          size="small"
          onClick={() => setIsHanding(true)}
          aria-label={`${translate('desk.inbox.actions.pasar')}: ${item.nombre}`}
        >
          {translate('desk.inbox.actions.pasar')}
        </Button>
      )}
      {isHanding && (
        <TransferDialog
          path={path}
          item={item}
          onClose={() => {
            setIsHanding(false);
            changed();
          }}
        />
      )}
    </>
  );
};

/** Failed mails are labelled as seen, not as done: marking them does not send them. */
const labelOf = (action: OwnerAction, path: InboxPath) => (action === 'hecha' && path === 'correos' ? 'vista' : action);

/** Returns a function that refetches an inbox, and the open item unless its new state is known. */
export function useChanged(path: InboxPath): (isItemKnown?: boolean) => void {
  const queries = useQueryClient();
  return (isItemKnown = false) => {
    void queries.invalidateQueries({ queryKey: ['bandeja', path] });
    if (!isItemKnown) void queries.invalidateQueries({ queryKey: ['elemento', path] });
    void queries.invalidateQueries({ queryKey: ['pendiente'] });
  };
}

const TransferDialog = ({ path, item, onClose }: OwnerActionsProps & { onClose: () => void }) => {
  const translate = useTranslate();
  const [to, setTo] = useState('');
  const address = `/bandejas/${path}/${item.id}`;
  const { data } = useQuery({
    queryKey: ['companeros', path, item.id],
    queryFn: () => request<{ personas: { id: number; nombre: string }[] }>('GET', `${address}/companeros`),
  });
  return (
    <ConfirmDialog
      path={`${address}/pasar`}
      body={{ a: Number(to) }}
      title={translate('desk.inbox.transfer.title')}
      submit={translate('desk.inbox.actions.pasar')}
      done={translate('desk.inbox.transfer.done')}
      onClose={onClose}
    >
      <TextField
        select
        required
        label={translate('desk.inbox.transfer.to')}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      >
        {(data?.personas ?? []).map(({ id, nombre }) => (
          <MenuItem key={id} value={String(id)}>
            {nombre}
          </MenuItem>
        ))}
      </TextField>
    </ConfirmDialog>
  );
};
