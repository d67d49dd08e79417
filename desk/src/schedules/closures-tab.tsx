import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { euros, hour, shortDay } from '../format';
import { Section } from '../section';
import { useTranslate } from '../use-translate';
import { WideTable } from '../wide-table';
import { AddClosure, AddExtra } from './closure-forms';
import { type Opening, serviceName, type TabProps } from './opening';
import { RemoveButton } from './remove-button';
import { scopeText } from './scope';

/** Closures and extra hours. */
export const ClosuresTab = ({ clinic, opening }: TabProps) => {
  const translate = useTranslate();
  const [form, setForm] = useState<'closure' | 'extra' | null>(null);
  const close = () => setForm(null);
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <Section title={translate('desk.schedules.closures.title')}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Button variant="contained" onClick={() => setForm('closure')}>
            {translate('desk.schedules.closures.add')}
          </Button>
          <ClosureTable opening={opening} />
        </Stack>
      </Section>
      <Section title={translate('desk.schedules.extras.title')}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Button variant="contained" onClick={() => setForm('extra')}>
            {translate('desk.schedules.extras.add')}
          </Button>
          <ExtraTable opening={opening} />
        </Stack>
      </Section>
      {form === 'closure' && <AddClosure clinic={clinic} opening={opening} onClose={close} />}
      {form === 'extra' && <AddExtra clinic={clinic} opening={opening} onClose={close} />}
    </Stack>
  );
};

const ClosureTable = ({ opening }: { opening: Opening }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const closures = opening.cierres.filter(({ festivo }) => !festivo);
  if (closures.length === 0) return <Typography>{translate('desk.schedules.closures.none')}</Typography>;
  return (
    <WideTable
      label={translate('desk.schedules.closures.title')}
      columns={(['days', 'hours', 'what', 'scope', 'reason', 'actions'] as const).map((one) =>
        translate(`desk.schedules.fields.${one}`),
      )}
      rows={closures.map((closure) => {
        const days = [...new Set([closure.desde, closure.hasta])].map((day) => shortDay(day, locale)).join(' – ');
        const what = closure.servicio ? serviceName(opening, closure.servicio) : translate('desk.schedules.everything');
        return {
          key: closure.id,
          cells: [
            days,
            closure.de ? `${hour(closure.de)}–${hour(closure.a)}` : translate('desk.schedules.fields.wholeDay'),
            what,
            scopeText(closure, translate),
            closure.motivo,
            (closure.clinica !== null || opening.todas) && (
              <RemoveButton key="remove" about={`${what}, ${days}`} change={{ tipo: 'quitarCierre', id: closure.id }} />
            ),
          ],
        };
      })}
    />
  );
};

const ExtraTable = ({ opening }: { opening: Opening }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (opening.extras.length === 0) return <Typography>{translate('desk.schedules.extras.none')}</Typography>;
  return (
    <WideTable
      label={translate('desk.schedules.extras.title')}
      columns={(['day', 'hours', 'what', 'minutes', 'seats', 'price', 'actions'] as const).map((one) =>
        translate(`desk.schedules.fields.${one}`),
      )}
      rows={opening.extras.map((extra) => {
        const [day, name] = [shortDay(extra.fecha, locale), serviceName(opening, extra.servicio)];
        const hours = `${hour(extra.de)}–${hour(extra.a)}`;
        return {
          key: extra.id,
          cells: [
            ...[
              day,
              hours,
              [name, ...(extra.modalidad === 'video' ? [translate('desk.modality.video')] : [])].join(', '),
            ],
            ...[extra.minutos, extra.plazas, euros(extra.centimos, locale)],
            <RemoveButton
              key="remove"
              about={`${name}, ${day}, ${hours}`}
              change={{ tipo: 'quitarExtra', id: extra.id }}
            />,
          ],
        };
      })}
    />
  );
};
