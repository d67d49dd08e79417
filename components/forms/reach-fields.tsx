import type { ComponentProps } from 'react';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import { TextField } from './text-field';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete'>;

/** An e-mail address: keyboard, memory of the browser and longest text. */
export const EmailField = (field: Props) => (
  <TextField maxLength={MAX_LENGTH.email} {...field} type="email" autoComplete="email" />
);

/** A telephone number, as it is dialled in any country. */
export const PhoneField = (field: Props) => (
  <TextField maxLength={MAX_LENGTH.text} {...field} type="tel" autoComplete="tel" />
);
