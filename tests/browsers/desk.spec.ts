import { expect, type TestInfo } from '@playwright/test';
import site from '@/messages/es.json' with { type: 'json' };
import { deskNames } from '@/tests/support/desk-names';
import { test } from './fixtures';
import { bookForCaller, signIn, signInByCalls, TEXTS, writeMessage } from './staff-steps';
import { DIALOG, MAIN, the, type Visitor } from './visitor';

/** Firefox reports this when the calendar of the first screen measures itself again in the next frame. */
const CALENDAR = /ResizeObserver loop/;

const { fields, lists } = deskNames('es');

/** A record that no other browser of this run edits: each has one draft. */
const ownRecord = ({ project, config }: TestInfo) => 2 + config.projects.findIndex(({ name }) => name === project.name);

const fits = async (visitor: Visitor) =>
  expect(await visitor.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);

test("a manager signs in, replies to a message, adds a caller's request and reads the access log", async ({
  visitor,
}) => {
  test.setTimeout(180_000);
  const name = await writeMessage();
  await signIn(visitor);
  await fits(visitor);

  await visitor.goto('/gestion#/bandejas/mensajes');
  await visitor.sees(the('heading', TEXTS.inbox.title));
  await visitor.press(the('button', `${TEXTS.inbox.actions.tomar}: ${name}`));
  await visitor.sees(the('button', `${TEXTS.inbox.actions.hecha}: ${name}`));
  await fits(visitor);
  await visitor.press(the('link', name));
  await visitor.write(the('textbox', TEXTS.inbox.answer.field), 'Sí, de 8 a 15.');
  await visitor.press(the('button', TEXTS.inbox.answer.submit));
  await visitor.sees(MAIN, `${TEXTS.inbox.states.hecha}: ${TEXTS.inbox.me}`);

  await visitor.goto('/gestion#/nueva');
  await visitor.sees(the('heading', TEXTS.caller.title));
  await bookForCaller(visitor, 'Neus');
  await visitor.sees(the('heading', 'Neus'));
  await fits(visitor);

  await visitor.goto('/gestion#/registro');
  await visitor.sees(the('heading', TEXTS.log.title));
  await visitor.sees(MAIN, 'Pilar Gil');
  visitor.forgive(CALENDAR);
});

test('a record is added, one with rich text is opened, and a draft is shown on its page', async ({ visitor }) => {
  test.setTimeout(180_000);
  await signInByCalls(visitor);
  await visitor.goto('/gestion#/contenido');
  await visitor.press(the('link', lists.etiquetas));
  await visitor.press(the('link', TEXTS.content.records.add));
  const name = `Etiqueta ${crypto.randomUUID().slice(0, 8)}`;
  await visitor.write(the('textbox', `${fields.nombre}: ${TEXTS.content.languages.es}`), name);
  await visitor.press(the('button', TEXTS.content.form.save));
  await visitor.sees(the('heading', name));
  await fits(visitor);
  await visitor.goto('/gestion#/contenido/medicos/1');
  await visitor.sees(MAIN, `${fields.descripcion}: ${TEXTS.content.languages.es}`);
  await visitor.until('see three texts that can be written in', async () => {
    const count = await visitor.evaluate<number>(
      "document.querySelectorAll('[role=textbox][contenteditable=true]').length",
    );
    return count >= 3 ? null : `there are ${count}`;
  });
  await fits(visitor);

  const { content } = TEXTS;
  await visitor.goto(`/gestion#/contenido/especialidads/${ownRecord(test.info())}`);
  const thought = `Especialidad ${crypto.randomUUID().slice(0, 8)}`;
  await visitor.write(the('textbox', `${fields.nombre}: ${content.languages.es}`), thought);
  await visitor.press(the('button', content.drafts.keepAs));
  await visitor.press(the('button', content.drafts.preview));
  await visitor.press(the('button', content.languages.es, DIALOG));
  await visitor.sees(the('link', undefined, DIALOG));
  const link = await visitor.evaluate<string>("document.querySelector('[role=dialog] a').href");
  visitor.forgive(CALENDAR);
  await visitor.goto(link);
  await visitor.sees(the('heading', thought));
  await visitor.sees(the('complementary', site.Preview.label), site.Preview.text);
  await fits(visitor);
  await visitor.press(the('link', site.Preview.leave));
  await visitor.lacks(the('complementary', site.Preview.label));
  await visitor.goto('/especialidades');
  await visitor.sees(MAIN);
  await visitor.lacks(the('link', thought));
});
