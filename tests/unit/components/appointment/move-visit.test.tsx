// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeProps } from '@/components/appointment/own/change';
import { MoveVisit } from '@/components/appointment/own/move-visit';
import { fetchOwnHours, moveOwn } from '@/lib/browser/own-visit';
import es from '@/messages/es.json';

vi.mock('@/lib/browser/own-visit', () => ({ fetchOwnHours: vi.fn(), moveOwn: vi.fn() }));

const TEXTS = {
  ...es.MailedLink,
  ...es.OwnVisit,
  sending: 'Enviando',
  dayField: es.DayField,
  slots: es.Slots,
} as unknown as ChangeProps['texts'];
const onChanged = vi.fn();

/** Types a day with free hours and chooses the first of them. */
async function chooseHour(): Promise<void> {
  const visit = { booking: { day: '2100-03-07', sequence: 0, priceCents: 2500 }, notice: null };
  const given = { locale: 'es', secret: 'secret', today: '2100-03-01', texts: TEXTS, onChanged } as const;
  render(<MoveVisit {...given} visit={visit as unknown as ChangeProps['visit']} onStale={vi.fn()} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '08/04/2100' } });
  fireEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
}
const number = () => screen.getByLabelText('Para cambiarla, escribe el nuevo día: 8') as HTMLInputElement;
const move = () => fireEvent.click(screen.getByRole('button', { name: TEXTS.move }));

beforeEach(() => {
  vi.mocked(fetchOwnHours)
    .mockReset()
    .mockResolvedValue([{ start: '1000', end: '1020', priceCents: 2500 }]);
  vi.mocked(moveOwn).mockReset().mockResolvedValue({ ok: true, isRefunded: false });
  onChanged.mockReset();
});

describe('a visit', () => {
  it('is not moved by a program that presses every button, twice, even after a day and an hour were chosen', async () => {
    await chooseHour();
    move();
    move();
    expect(moveOwn).not.toHaveBeenCalled();
    expect(screen.getByText('Escribe el número 8 para cambiar la cita.')).toBeTruthy();
    expect(document.activeElement).toBe(number());
  });

  it('is moved after the new day was typed', async () => {
    await chooseHour();
    fireEvent.change(number(), { target: { value: '8' } });
    move();
    await waitFor(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith(TEXTS.moved));
    expect(moveOwn).toHaveBeenCalledExactlyOnceWith(
      { locale: 'es', secret: 'secret' },
      { day: '2100-04-08', start: '1000', sequence: 0 },
    );
  });

  it('is not moved after another number was typed, which stays', async () => {
    await chooseHour();
    fireEvent.change(number(), { target: { value: '18' } });
    move();
    expect(moveOwn).not.toHaveBeenCalled();
    expect(number().value).toBe('18');
  });
});
