import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../api';
import { refusalText } from '../refusal-text';
import { useSend } from '../send-dialog';
import { useTranslate } from '../use-translate';
import { type AffectedVisit, type Settlement, useRefresh, versionsOf } from './opening';
import { SettlementChoice, VisitList } from './visit-list';

/** The visits of a clinic in closed hours that are neither moved, cancelled nor over. */
export const OutsideTab = ({ clinic }: { clinic: number }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [chosen, setChosen] = useState<string[]>([]);
  const [how, setHow] = useState<Settlement>('mover');
  const [settled, setSettled] = useState<AffectedVisit[] | null>(null);
  const { data } = useQuery({
    queryKey: ['horarios', clinic, 'fuera'],
    queryFn: () => request<{ citas: AffectedVisit[] }>('GET', `/horarios/fuera?clinica=${clinic}`),
  });
  const visits = data?.citas ?? [];
  const { refusal, isBusy, submit } = useSend(async () => {
    const shown = visits.filter(({ referencia }) => chosen.includes(referencia));
    const body = { clinica: clinic, citas: how, vistas: versionsOf(shown) };
    const { citas } = await request<{ citas: AffectedVisit[] }>('POST', '/horarios/fuera', body);
    setSettled(citas);
    setChosen([]);
    refresh();
  });
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <Typography>{translate('desk.schedules.outside.help')}</Typography>
      {refusal && <Alert severity="error">{refusalText(refusal, translate)}</Alert>}
      {settled && settled.length > 0 && (
        <>
          <Typography role="status">{translate('desk.schedules.visits.done', { count: settled.length })}</Typography>
          <VisitList visits={settled} />
        </>
      )}
      {data && visits.length === 0 && <Typography>{translate('desk.schedules.outside.none')}</Typography>}
      {visits.length > 0 && (
        <form onSubmit={submit}>
          <Stack spacing={2}>
            <VisitList visits={visits} chosen={chosen} onChoose={setChosen} />
            <SettlementChoice value={how} onChange={setHow} without="dejar" />
            <Button
              type="submit"
              variant="contained"
              color={how === 'anular' ? 'error' : 'primary'}
              disabled={isBusy || chosen.length === 0}
              sx={{ alignSelf: 'flex-start' }}
            >
              {translate(`desk.schedules.settle.${how === 'anular' ? how : 'mover'}Chosen`)}
            </Button>
          </Stack>
        </form>
      )}
    </Stack>
  );
};
