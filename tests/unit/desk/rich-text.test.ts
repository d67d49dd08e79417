// @vitest-environment jsdom
// @own-process: packages of the desk require ES modules.
import { describe, expect, it } from 'vitest';
import { canEdit, savedText } from '@/desk/src/records/rich-text';
import spellings from '@/tests/fixtures/spellings/rich-text.json';

describe('the editor', () => {
  it.each([
    '<p>10<sup>9</sup>/L, CO<sub>2</sub></p>',
    '<p><s>90 €</s> <del datetime="2026-01-01">80 €</del> <ins>60 €</ins></p>',
    '<p><abbr title="1.50">RM</abbr> <time datetime="2026">ahora</time> <kbd>Esc</kbd> <q>a</q> <mark>b</mark></p>',
    '<ol start="3" type="a"><li value="5">Uno<ul><li>Dos</li></ul></li></ol>',
    '<ol reversed=""><li>Uno</li></ol>',
    '<h2>Título</h2><p>Uno<br>dos</p><hr><blockquote><p>Cita</p></blockquote>',
  ])('gives %s back as it was', (html) => {
    expect(savedText(html)).toBe(html);
    expect(canEdit(html)).toBe(true);
  });

  it.each([
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
    '<p><img src="/media/a.jpg" alt="Sala"></p>',
    '<dl><dt>Ayunas</dt><dd>8 horas</dd></dl>',
    '<pre>Uno\n  Dos</pre>',
    '<figure><figcaption>Sala</figcaption></figure>',
    '<p>2<sup>2<sup>2</sup></sup></p>',
    '<ol reversed start="1"><li>Uno</li></ol>',
  ])('leaves %s to the HTML field', (html) => expect(canEdit(html)).toBe(false));

  it.each(['Uno', 'Uno\nDos', '<em><strong>Uno</strong></em>', '<ul>\n<li><p>Uno</p></li>\n</ul>', '<b>Uno</b>'])(
    'opens %j',
    (html) => expect(canEdit(html)).toBe(true),
  );

  it('edits most texts that are pasted', () => {
    const shown = spellings.flatMap((one) => one.shown ?? []);
    expect(shown.filter(canEdit).length).toBeGreaterThan(shown.length / 2);
  });
});
