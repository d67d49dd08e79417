// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { ClinicSpecialities } from '@/components/clinics/clinic-specialities';
import { aSpeciality } from '../../../support/domain';
import { draw } from '../../../support/draw';

vi.mock('next-intl/server', () => import('@/tests/support/labels'));

const SPECIALITIES = [
  aSpeciality({ id: '1', slug: 'cardiologia', name: 'Cardiología' }),
  aSpeciality({ id: '2', slug: 'podologia', name: 'Podología', hasPage: false }),
  aSpeciality({ id: '3', slug: 'tac', name: 'TAC', service: 'imagen' }),
  aSpeciality({ id: '4', slug: 'prenatal', name: 'Diagnóstico prenatal', service: 'genetica' }),
];

/** The section, and in it the dialog that its button opens. */
async function drawn() {
  const html = await draw(<ClinicSpecialities locale="en" specialities={SPECIALITIES} />);
  const section = new DOMParser().parseFromString(html, 'text/html');
  const button = section.querySelector('button[command="show-modal"]');
  const dialog = section.querySelector(`dialog#${button?.getAttribute('commandfor')}`);
  return { section, button, dialog };
}

describe('the specialities of a clinic (M53)', () => {
  it('are in a dialog that a button opens, without script too', async () => {
    const { button, dialog } = await drawn();
    expect(button?.textContent).toMatch(/Ver las 4 especialidades/);
    expect(dialog?.querySelector('h2')?.textContent).toBe('Especialidades de la clínica');
    expect(dialog?.querySelector('button[command="close"]')?.getAttribute('aria-label')).toBe('Cerrar');
  });

  it('are in three groups, each a link only when it has a page', async () => {
    const { dialog } = await drawn();
    const groups = [...(dialog?.querySelectorAll('section') ?? [])].map((group) => [
      group.querySelector('h3 strong')?.textContent,
      [...group.querySelectorAll('li > *')].map((entry) => entry.getAttribute('href') ?? entry.textContent),
    ]);
    expect(groups).toEqual([
      ['Medicina', ['/en/especialidades/cardiologia', 'Podología sin página propia']],
      ['Diagnóstico por imagen', ['/en/especialidades/tac']],
      ['Genética', ['/en/especialidades/prenatal']],
    ]);
  });

  it('are listed once with script, and folded on the page without it', async () => {
    const { section } = await drawn();
    expect(section.querySelectorAll('a[href="/en/especialidades/tac"]')).toHaveLength(2);
    expect(section.querySelectorAll('noscript details a[href="/en/especialidades/tac"]')).toHaveLength(1);
  });
});
