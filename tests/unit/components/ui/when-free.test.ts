// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenFree } from '@/components/ui/when-free';

afterEach(() => {
  document.body.innerHTML = '';
});

function formWith(html: string) {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

const settled = async (promise: Promise<void>) => {
  let isDone = false;
  void promise.then(() => {
    isDone = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 5));
  return isDone;
};

describe('whenFree', () => {
  it('runs at once for an unused form', async () => {
    expect(await settled(whenFree(formWith('<input>')))).toBe(true);
    expect(await settled(whenFree(null))).toBe(true);
  });

  it('waits while a date is half typed', async () => {
    const form = formWith('<input type="date">');
    const input = form.querySelector('input');
    input?.focus();
    const badInput = vi.spyOn(ValidityState.prototype, 'badInput', 'get').mockReturnValue(true);
    const free = whenFree(form);
    expect(await settled(free)).toBe(false);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(await settled(free)).toBe(false);
    badInput.mockReturnValue(false);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(await settled(free)).toBe(true);
    badInput.mockRestore();
  });

  it('waits while a day is half typed', async () => {
    const form = formWith('<input pattern="\\d\\d/\\d\\d">');
    const input = form.querySelector('input') as HTMLInputElement;
    input.focus();
    input.value = '03/1';
    const free = whenFree(form);
    expect(await settled(free)).toBe(false);
    input.value = '03/12';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect(await settled(free)).toBe(true);
  });

  it('waits during a press', async () => {
    const form = formWith('<button type="button">x</button>');
    const matches = vi.spyOn(form, 'matches').mockReturnValue(true);
    const free = whenFree(form);
    expect(await settled(free)).toBe(false);
    matches.mockReturnValue(false);
    form.dispatchEvent(new Event('pointerup', { bubbles: true }));
    expect(await settled(free)).toBe(true);
  });
});
