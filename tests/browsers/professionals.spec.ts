import { randomUUID } from 'node:crypto';
import { test } from './fixtures';
import { MAIN, the } from './visitor';

test('a professional registers', async ({ visitor }) => {
  await visitor.goto('/registro-profesional');
  await visitor.press(the('button', 'Enviar', MAIN));
  await visitor.sees(the('alert', undefined, MAIN), /^Debes? rellenar/);
  await visitor.write(the('textbox', 'Nombre y apellidos', MAIN), 'Ana Ferrer');
  await visitor.write(the('textbox', 'Correo electrónico', MAIN), `ana.${randomUUID().slice(0, 8)}@example.org`);
  await visitor.tick(the('checkbox', /^He leído/, MAIN));
  await visitor.press(the('button', 'Enviar', MAIN));
  await visitor.sees(the('status', undefined, MAIN), 'Solicitud de alta de profesional enviada');
});
