import { consentTextOf } from '@clinic/contract/consents/versions';
import { describe, expect, it, vi } from 'vitest';
import { readHtml } from '@/backend/tests/support/mails';
import { ConsentCopy } from '@/components/appointment/consent/consent-copy';
import type { ConsentGuardian } from '@/lib/domain/appointment/booking';
import { bookingSummary } from '@/tests/support/booking-summary';
import { draw } from '@/tests/support/draw';

vi.mock('next-intl/server', () => import('@/tests/support/labels'));

/** The facts of the copy, without the two decisions. */
async function factsOf(guardian: ConsentGuardian | null): Promise<string[]> {
  const accepted = { acceptedAt: '2026-11-28T10:00:00Z', allowsResearch: false, allowsNotifications: false };
  const consent = { ...consentTextOf('testPCR', 'es', guardian !== null), ...accepted, guardian };
  const booking = bookingSummary({ patientName: 'Aina Ferrer Soler' });
  const html = await draw(<ConsentCopy locale="es" booking={booking} consent={consent} />);
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)];
  return rows.map(([, name = '', value = '']) => readHtml(`${name}: ${value}`)).slice(0, -2);
}

const ROSA: ConsentGuardian = { name: 'Rosa Soler', relation: 'parent', patientLacksDocument: true };

describe('the copy of a consent', () => {
  it('names the child and the guardian who consented, and says that the child has no document', async () => {
    expect((await factsOf(ROSA)).slice(0, 4)).toEqual([
      'Paciente: Aina Ferrer Soler',
      'Documento del paciente: Sin documento',
      'Consiente en su nombre: Rosa Soler',
      'Relación con el paciente: Su madre o su padre',
    ]);
  });

  it('shows an unknown relation unchanged, and no line about a document if there is one', async () => {
    expect((await factsOf({ ...ROSA, relation: 'abuela', patientLacksDocument: false })).slice(0, 3)).toEqual([
      'Paciente: Aina Ferrer Soler',
      'Consiente en su nombre: Rosa Soler',
      'Relación con el paciente: abuela',
    ]);
    expect((await factsOf({ ...ROSA, relation: '' })).join()).not.toContain('Relación');
  });

  it('names only the patient who consented', async () => {
    expect((await factsOf(null)).slice(0, 2)).toEqual([
      'Paciente: Aina Ferrer Soler',
      expect.stringMatching(/^Prueba: /),
    ]);
  });
});
