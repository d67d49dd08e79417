import { Button, Checkbox } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { longDay, shortDay } from '../format';
import type { Translate } from '../translator';
import { useTranslate } from '../use-translate';
import { WideTable } from '../wide-table';
import type { Found } from './rights-wire';

const COLUMNS = ['chosen', 'what', 'number', 'day', 'matches', 'with', 'fate'] as const;

type Props = {
  found: readonly Found[];
  chosen: readonly string[];
  setChosen: (changed: string[]) => void;
  /** Records of a closed request cannot be corrected. */
  isOpen: boolean;
  onCorrect: (booking: Found) => void;
};

/** The records found, each with the number of dependent records. Only independent records can be chosen. */
export const FoundTable = ({ found, chosen, setChosen, isOpen, onCorrect }: Props) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const own = found.filter(({ de }) => de === null);
  const nameOf = (one: Found) => translate(`desk.rights.lists.${one.lista}`, { _: one.lista });
  return (
    <WideTable
      label={translate('desk.rights.search.title')}
      columns={COLUMNS.map((column) => translate(`desk.rights.found.${column}`))}
      rows={own.map((one) => ({
        key: one.clave,
        cells: [
          <Checkbox
            key="chosen"
            checked={chosen.includes(one.clave)}
            onChange={(_, isChosen) =>
              setChosen(isChosen ? [...chosen, one.clave] : chosen.filter((key) => key !== one.clave))
            }
            slotProps={{ input: { 'aria-label': [nameOf(one), one.numero].filter(Boolean).join(' ') } }}
          />,
          nameOf(one),
          one.numero,
          shortDay(one.fecha, locale),
          one.coincide.map((match) => translate(`desk.rights.matches.${match}`)).join(', '),
          dependentTexts(found, one.clave, translate),
          <>
            {effectText(one, translate, locale)}{' '}
            {isOpen && one.campos && (
              <Button size="small" onClick={() => onCorrect(one)}>
                {translate('desk.rights.correct.title')}
              </Button>
            )}
          </>,
        ],
      }))}
    />
  );
};

/** Returns what belongs to a record, such as "2 correos, 1 nota". */
function dependentTexts(found: readonly Found[], key: string, translate: Translate): string {
  const lists = found.filter(({ de }) => de === key).map(({ lista }) => lista);
  return [...new Set(lists)]
    .map(
      (list) => `${translate(`desk.rights.lists.${list}`, { _: list })}: ${lists.filter((one) => one === list).length}`,
    )
    .join(', ');
}

/**
 * Returns the effect of erasure on a record: deleted, blocked until a date with the reason, or dependent on another
 * step.
 */
export function effectText({ destino, motivo, hasta }: Found, translate: Translate, locale: string): string {
  if (destino === 'erase') return translate('desk.rights.effects.erase');
  return translate(`desk.rights.effects.${motivo}`, { day: longDay(hasta, locale), _: String(motivo) });
}
