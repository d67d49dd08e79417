/** An expression of a page: how many pixels the kerning of its title's font takes from a word of 40 px. */
export const KERNED_BY = `document.fonts.ready.then(() => {
  const word = document.createElement('span');
  word.textContent = 'AVATAR';
  word.style.cssText = 'position:absolute;font-size:40px;white-space:nowrap';
  document.querySelector('h1').append(word);
  const width = (kerning) => {
    word.style.fontKerning = kerning;
    return word.getBoundingClientRect().width;
  };
  const taken = width('none') - width('normal');
  word.remove();
  return taken;
})`;
