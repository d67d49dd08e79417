import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

/** A reference as the patient reads it out, in any case and with or without its hyphen. */
const REFERENCE = /^[\s-]*([a-z\d]{4})[\s-]*([a-z\d]{4})[\s-]*$/i;

/** The field of the bar that opens a booking by its reference. */
export const FindBooking = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const [, first = '', second = ''] = REFERENCE.exec(typed) ?? [];
    setIsWrong(first === '');
    if (first === '') return;
    navigate(`/reservas/${first}-${second}`.toUpperCase().replace('/RESERVAS', '/reservas'));
    setTyped('');
  };
  return (
    <search>
      <form onSubmit={find}>
        <TextField
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          size="small"
          placeholder="7KQF-M2TX"
          error={isWrong}
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
