// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CancelVisit } from '@/components/appointment/own/cancel-visit';
import type { ChangeProps } from '@/components/appointment/own/change';
import { cancelOwn } from '@/lib/browser/own-visit';
import es from '@/messages/es.json';

vi.mock('@/lib/browser/own-visit', () => ({ cancelOwn: vi.fn() }));

const TEXTS = { ...es.MailedLink, ...es.OwnVisit, sending: 'Enviando' } as unknown as ChangeProps['texts'];
const onChanged = vi.fn();

const open = (day: string | null, { isPaid = false, state = 'confirmed' } = {}) => {
  const visit = { booking: { day, isPaid }, state, notice: null } as unknown as ChangeProps['visit'];
  render(<CancelVisit {...{ locale: 'es', secret: 'secret', visit, texts: TEXTS, onChanged }} />);
};
const yes = () => screen.getByRole('button', { name: TEXTS.cancelYes, hidden: true });
const number = () => screen.getByRole('textbox', { hidden: true });

beforeEach(() => {
  vi.mocked(cancelOwn).mockReset().mockResolvedValue({ ok: true, isRefunded: false });
  onChanged.mockReset();
  HTMLDialogElement.prototype.close = () => undefined;
});

describe('a visit', () => {
  it.each(['2100-03-07', null])('is not cancelled by a program that presses every button, twice: %s', (day) => {
    open(day);
    for (let times = 0; times < 2; times += 1)
      for (const button of screen.getAllByRole('button', { hidden: true })) fireEvent.click(button);
    expect(cancelOwn).not.toHaveBeenCalled();
    expect(screen.getByText('Escribe el número 7 para anular la cita.')).toBeTruthy();
    expect(document.activeElement).toBe(number());
  });

  it.each(['7', '07', ' 7 ', '７', 'día 7', '07/03'])('is cancelled after the day was typed: %j', async (typed) => {
    open('2100-03-07');
    fireEvent.change(number(), { target: { value: typed } });
    fireEvent.click(yes());
    await waitFor(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith(TEXTS.cancelled));
    expect(cancelOwn).toHaveBeenCalledExactlyOnceWith({ locale: 'es', secret: 'secret' });
  });

  it('is paid back, and the question says so', () => {
    open('2100-03-07', { isPaid: true });
    expect(screen.getByText(TEXTS.cancelPaidHint)).toBeTruthy();
    expect(screen.getByText(/no podrás recuperarla\. Te devolvemos lo que pagaste\./)).toBeTruthy();
  });

  it.each([null, '2100-03-07'])('that is a request has no hour that becomes free: %s', async (day) => {
    open(day, { state: 'requested' });
    expect(document.body.textContent).not.toMatch(/quedará libre|la cita y la hora/);
    expect(screen.getByText(TEXTS.ofRequest.consequence)).toBeTruthy();
    fireEvent.change(number(), { target: { value: '7' } });
    fireEvent.click(yes());
    await waitFor(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith(TEXTS.ofRequest.cancelled));
  });

  it('is not cancelled after another number was typed, which stays', () => {
    open('2100-03-07');
    fireEvent.change(number(), { target: { value: '17' } });
    fireEvent.click(yes());
    expect(cancelOwn).not.toHaveBeenCalled();
    expect((number() as HTMLInputElement).value).toBe('17');
  });
});
