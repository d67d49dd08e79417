import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from './use-translate';

/**
 * A reference as a patient spells it, in any case. Without its hyphen it needs a digit to be told apart from a name.
 */
const REFERENCE = /^\s*(?=\S*[\s-]|.*\d)([a-hj-km-np-z2-9]{4})[\s-]?([a-hj-km-np-z2-9]{4})\s*$/i;
const ONLY_DIGITS = /^[\d\s+]+$/;

/** Key of the last search in the page's memory. */
export const SEARCH = 'desk.search';

/** The search field of the bar: opens a booking by reference, and finds others by name, telephone or e-mail. */
export const FindBooking = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [, setSearch] = useStore(SEARCH, '');
  const find = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return;
    const [, first, second] = (!ONLY_DIGITS.test(text) && REFERENCE.exec(text)) || [];
    if (first && second) navigate(`/reservas/${first.toUpperCase()}-${second.toUpperCase()}`);
    else {
      setSearch(text);
      navigate('/buscar');
    }
    setTyped('');
  };
  return (
    <search>
      <form onSubmit={find}>
        <TextField
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          size="small"
          placeholder={translate('desk.find.example')}
          className="desk-find"
          slotProps={{
            htmlInput: { 'aria-label': translate('desk.find.label'), autoComplete: 'off', spellCheck: false },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      </form>
    </search>
  );
};
