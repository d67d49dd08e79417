import { Button, MenuItem, TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ask, Refusal } from '../api';
import { AskDialog } from '../ask-dialog';
import { refusalText } from '../refusal-text';
import { useAccount } from '../use-account';
import { useTranslate } from '../use-translate';
import type { InboxPath } from '../wire';
import { DONE_BY_STAFF, type Item } from './inbox-wire';

type Act = 'tomar' | 'soltar' | 'hecha' | 'reabrir';
type OwnerActsProps = { path: InboxPath; item: Item };

/** The buttons that assign an item or mark it as done, depending on its state. */
export const OwnerActs = ({ path, item }: OwnerActsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const changed = useChanged(path);
  const account = useAccount();
  const [isHanding, setIsHanding] = useState(false);
  const { estado, mia } = item;
  const isMineToMove = mia || account?.rol === 'manager';
  const isByHand = DONE_BY_STAFF.includes(path);
  const acts: Act[] = [
    ...(estado === 'nueva' ? (['tomar'] as const) : []),
    ...(estado === 'encurso' && isMineToMove ? (['soltar'] as const) : []),
    ...(isByHand && (estado === 'nueva' || (estado === 'encurso' && isMineToMove)) ? (['hecha'] as const) : []),
    ...(isByHand && estado === 'hecha' && !item.cerrada ? (['reabrir'] as const) : []),
  ];
  const run = async (act: Act) => {
    try {
      await ask<Item>('POST', `/bandejas/${path}/${item.id}/${act}`);
    } catch (error) {
      notify(refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate), { type: 'error' });
    }
    changed();
  };
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          size="small"
          variant={act === 'tomar' ? 'contained' : 'outlined'}
          onClick={() => run(act)}
          aria-label={`${translate(`desk.inbox.acts.${labelOf(act, path)}`)}: ${item.nombre}`}
        >
          {translate(`desk.inbox.acts.${labelOf(act, path)}`)}
        </Button>
      ))}
      {estado !== 'hecha' && (estado === 'nueva' || isMineToMove) && (
        <Button
          size="small"
          onClick={() => setIsHanding(true)}
          aria-label={`${translate('desk.inbox.acts.pasar')}: ${item.nombre}`}
        >
          {translate('desk.inbox.acts.pasar')}
        </Button>
      )}
      {isHanding && (
        <HandOverDialog
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
const labelOf = (act: Act, path: InboxPath) => (act === 'hecha' && path === 'correos' ? 'vista' : act);

/** Returns a function that refetches an inbox, and the open item unless its new state is known. */
export function useChanged(path: InboxPath): (isItemKnown?: boolean) => void {
  const queries = useQueryClient();
  return (isItemKnown = false) => {
    void queries.invalidateQueries({ queryKey: ['bandeja', path] });
    if (!isItemKnown) void queries.invalidateQueries({ queryKey: ['elemento', path] });
    void queries.invalidateQueries({ queryKey: ['pendiente'] });
  };
}

const HandOverDialog = ({ path, item, onClose }: OwnerActsProps & { onClose: () => void }) => {
  const translate = useTranslate();
  const [to, setTo] = useState('');
  const address = `/bandejas/${path}/${item.id}`;
  const { data } = useQuery({
    queryKey: ['companeros', path, item.id],
    queryFn: () => ask<{ personas: { id: number; nombre: string }[] }>('GET', `${address}/companeros`),
  });
  return (
    <AskDialog
      path={`${address}/pasar`}
      body={{ a: Number(to) }}
      title={translate('desk.inbox.handOver.title')}
      submit={translate('desk.inbox.acts.pasar')}
      done={translate('desk.inbox.handOver.done')}
      onClose={onClose}
    >
      <TextField
        select
        required
        label={translate('desk.inbox.handOver.to')}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      >
        {(data?.personas ?? []).map(({ id, nombre }) => (
          <MenuItem key={id} value={String(id)}>
            {nombre}
          </MenuItem>
        ))}
      </TextField>
    </AskDialog>
  );
};
