import { expect, it } from 'vitest';
import { plainText } from '#blog/head-tags';

it.each([
  ['Salud &#038; bienestar', 'Salud & bienestar'],
  ['L&#8217;alimentació <em>sin</em> sal', 'L’alimentació sin sal'],
  ['<p>Uno.</p>\n<p>Dos&nbsp;y&#x20AC;</p>', 'Uno. Dos y€'],
  ['&amp;lt; y &desconocida;', '&lt; y &desconocida;'],
  ['&#99999999;', '\ufffd'],
  ['<p>10<sup>9</sup>/L</p><p>CO<sub>2</sub></p>', '10⁹/L CO2'],
  ['<del>90 €</del> 60 €', '60 €'],
])('reads %s as %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
