// The controls whose first use is measured, and the time until one responds.

/**
 * For each control: the page, the pressed element or the chosen `value`, and the element that appears or changes in
 * response.
 */
export const CONTROLS = [
  { name: 'search', path: '/', press: 'header a[data-scripted=dialog][href*=busqueda]', answer: 'dialog[open]' },
  {
    name: 'appointment dialog',
    path: '/actualidad',
    press: '.action-bar a[data-scripted=dialog]',
    answer: 'dialog[open]',
  },
  {
    ...{ name: 'cookie settings', path: '/clinicas/valencia-centro' },
    ...{ press: '.cookie-button', answer: 'dialog[open]' },
  },
  {
    ...{ name: 'question before the map', path: '/clinicas/valencia-centro' },
    ...{ press: '.map-place button', answer: '.map-question' },
  },
  {
    ...{ name: 'doctor over a speciality (the browser’s own)', path: '/especialidades/cardiologia' },
    ...{ press: '#especialistas .card-link', answer: 'dialog[open]' },
  },
  { name: 'doctor over the list', path: '/medicos', press: '.doctor-cards .card-link', answer: 'dialog[open]' },
  {
    ...{ name: 'filter of the shop', path: '/especial-online' },
    ...{ press: 'select[name=clinica]', value: 1, answer: '.shop-filter [role=status]' },
  },
  {
    ...{ name: 'copying the link', path: '/actualidad/gripe-o-resfriado' },
    ...{ press: 'main button.scripted', answer: 'main [role=status]' },
  },
  {
    ...{ name: 'regions of centres', path: '/clinicas/centros-asociados' },
    ...{ press: 'nav [data-scripted=list] >> nth=1', answer: 'nav [data-scripted=list][aria-current]' },
  },
];

const TIMEOUT_MS = 30_000;

/**
 * Opens the page and uses the control `restMs` after it has loaded; without a rest nothing is prefetched. Returns the
 * time in ms; rejects when the control does not respond.
 */
export async function firstUse(page, { path, press, value, answer }, restMs) {
  if (restMs === 0)
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: undefined }));
  await page.goto(path, { waitUntil: restMs === 0 ? 'load' : 'networkidle' });
  await page.waitForTimeout(restMs);
  const control = page.locator(press).first();
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(
    ({ selector, timeoutMs }) => {
      const shown = () => [...document.querySelectorAll(selector)].map(({ textContent }) => `.${textContent}`).join();
      const before = shown();
      let pressedAt;
      const note = ({ timeStamp }) => {
        pressedAt ??= timeStamp;
      };
      for (const type of ['click', 'input']) addEventListener(type, note, { capture: true });
      const until = performance.now() + timeoutMs;
      window.answered = new Promise((resolve, reject) => {
        const look = () => {
          if (performance.now() > until) reject(new Error(`No answer from ${selector}.`));
          else if (pressedAt !== undefined && shown() !== before) resolve(performance.now() - pressedAt);
          else requestAnimationFrame(look);
        };
        look();
      });
    },
    { selector: answer, timeoutMs: TIMEOUT_MS },
  );
  if (value === undefined) await control.tap({ noWaitAfter: true });
  else await control.selectOption({ index: value });
  return page.evaluate(() => window.answered);
}
