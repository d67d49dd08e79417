// Writes app/styles/icons.css and icons.svg: the interface icons (lucide) as masks, so that an icon costs a page 30
// bytes of markup instead of 350, twice. All are on one sheet: for the browser each mask picture is a document, which
// takes 2.5 ms to open, and one inside the style sheet is opened before the first paint (docs/decisions/0164). Run it
// again when a name is added: npm run assets:icons
import { writeFileSync } from 'node:fs';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const NAMES = `phone calendar search user-round menu x chevron-down chevron-left chevron-right arrow-right map-pin mail
clock printer message-circle video info triangle-alert external-link check plus minus building-2 newspaper
shield-check ticket eye eye-off log-out circle tram-front circle-parking accessibility`.split(/\s+/);

const pascal = (name) => name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());

/** Side of an icon on the sheet, in its own units. */
const SIDE = 24;

/** Shapes with their numbers rounded to a tenth of a unit, under a tenth of a pixel. */
const rounded = (shapes) =>
  shapes.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (number, at) => {
    const short = String(Number(Number(number).toFixed(1))).replace(/^(-?)0\./, '$1.');
    return /[\d.]/.test(shapes[at - 1] ?? '') && !short.startsWith('-') ? ` ${short}` : short;
  });

const icons = NAMES.map((name, index) => {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: a script, never bundled
  const drawn = renderToStaticMarkup(createElement(lucide[pascal(name)]))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll('"', "'")
    .replace(/><\/\w+>/g, '/>');
  const shapes = rounded(drawn);
  return index === 0 ? shapes : `<svg x='${index * SIDE}'>${shapes}</svg>`;
});
const sheet = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${NAMES.length * SIDE} ${SIDE}' preserveAspectRatio='none' fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${icons.join('')}</svg>`;

const positions = NAMES.map((name, index) => `.i-${name}{--i:${index}}`);

writeFileSync('app/styles/icons.svg', sheet.replaceAll("'", '"'));

// All browsers support the prefixed properties, so one name is enough.
writeFileSync(
  'app/styles/icons.css',
  `/* Made by scripts/icons.mjs from lucide (ISC). Do not edit. */
.i{display:inline-block;flex:none;width:1.25em;height:1.25em;vertical-align:-0.25em}
.i,.i-before::before{background:currentColor;-webkit-mask-image:url("./icons.svg");-webkit-mask-size:${NAMES.length * 100}% 100%;-webkit-mask-position:calc(var(--i)*100%/${NAMES.length - 1}) 0;-webkit-mask-repeat:no-repeat}
@media (forced-colors:active){.i{background:CanvasText;forced-color-adjust:none}}
${positions.join('\n')}
`,
);
