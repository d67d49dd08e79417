import { expect, it } from 'vitest';
import { plainText } from '#blog/head-tags';

it.each([
  ['Salud &#038; bienestar', 'Salud & bienestar'],
  ['L&#8217;alimentació <em>sin</em> sal', 'L’alimentació sin sal'],
  ['<p>Uno.</p>\n<p>Dos&nbsp;y&#x20AC;</p>', 'Uno. Dos y€'],
  ['&amp;lt; y &desconocida;', '&lt; y &desconocida;'],
  ['&#99999999;', '&#99999999;'],
])('reads %s as %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
