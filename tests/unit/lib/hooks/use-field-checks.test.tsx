// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type Resolver, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { useFieldChecks } from '@/lib/hooks/use-field-checks';

afterEach(() => {
  vi.unstubAllGlobals();
});

type Draft = { name: string; terms: boolean };

const refusing: Resolver<Draft> = async () => ({ values: {}, errors: { name: { type: 'rule', message: 'missing' } } });

function Form() {
  const form = useForm<Draft>({ defaultValues: { name: '', terms: false }, resolver: refusing });
  return (
    <form {...useFieldChecks(form)}>
      <p>{form.formState.errors.name?.message}</p>
      <input aria-label="name" {...form.register('name')} />
      <input aria-label="terms" type="checkbox" {...form.register('terms')} />
    </form>
  );
}

it('scrolls the focused control back into view after the message that may push it out is rendered', async () => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run()); // a frame before the render
  const drawn: (string | null)[] = [];
  HTMLElement.prototype.scrollIntoView = () => void drawn.push(document.querySelector('p')?.textContent ?? null);
  render(<Form />);
  const terms = screen.getByLabelText('terms');
  screen.getByLabelText('name').focus();
  terms.focus();
  fireEvent.blur(screen.getByLabelText('name'), { relatedTarget: terms });
  await waitFor(() => expect(drawn.length).toBeGreaterThan(0));
  expect(drawn).toEqual(drawn.map(() => 'missing'));
});
