import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel } from '@/components/ui/carousel';
import { attachRowButtons } from '@/components/ui/row-buttons';
import { watchRows } from '@/components/ui/row-use';
import es from '@/messages/es.json';

/** The width of a card and the space after it. */
const STEP = 288 + 24;
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Calls `act` after this number of frames. */
function afterFrames(count: number, act: () => void): void {
  if (count === 0) setTimeout(act);
  else requestAnimationFrame(() => afterFrames(count - 1, act));
}

const load = vi.fn();
const row = () => document.querySelector('.snap') as HTMLElement;
const link = (card: number) => page.getByRole('link', { name: `Title ${card}` });
const button = (name: 'previous' | 'next') => page.getByRole('button', { name: es.Carousel[name] });

/** Padding of the row, for the outlines of its cards. */
const PADDING = 5;

/** Offset of the row from its first card. */
const moved = () => {
  const [sight, card] = [row(), row().querySelector('li') as Element].map((one) => one.getBoundingClientRect().left);
  return Math.round(Number(sight) + PADDING - Number(card));
};
const isMovedBy = (pixels: number) => expect.poll(moved).toBe(pixels);
const isTakenOver = () => expect.poll(() => row().hasAttribute('data-embla')).toBe(true);

/** A row as on the pages: the bootstrap script and the component. */
async function show(cards = CARDS): Promise<void> {
  await render(
    <div style={{ minHeight: 3000 }}>
      <Carousel label="News" texts={es.Carousel} cards={cards.length} cardWidth="18rem">
        {cards.map((card) => (
          <li key={card} className="card w-72">
            <p>Text {card}</p>
            <a className="card-link" href={`#card-${card}`}>
              Title {card}
            </a>
          </li>
        ))}
      </Carousel>
    </div>,
  );
  attachRowButtons((act) => act());
  watchRows(load);
}

/** A row after Embla has taken over. */
async function showTakenOver(): Promise<void> {
  await show();
  row().focus();
  await isTakenOver();
}

beforeEach(async () => {
  await page.viewport(700, 600);
  load.mockReset();
});

afterEach(() => commands.reduceMotion(false));

describe('before its first use', () => {
  it('scrolls, and a finger that scrolls the page over it loads nothing', async () => {
    await show();
    await commands.dragFinger('Title 1', 0, -150);
    await expect.poll(() => scrollY).toBeGreaterThan(50);
    expect(load).not.toHaveBeenCalled();
    expect(row().hasAttribute('data-embla')).toBe(false);
  });

  it.each([
    ['a key', () => row().dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))],
    ['the focus', () => row().focus()],
    ['a button', () => (button('next').element() as HTMLElement).click()],
  ])('%s loads Embla, once', async (_, use) => {
    await show();
    use();
    use();
    await isTakenOver();
    expect(load).toHaveBeenCalledOnce();
  });
});

it('a press during the hydration of the page scrolls it', async () => {
  await show();
  document.addEventListener('click', (press) => press.stopPropagation(), { capture: true, once: true });
  (button('next').element() as HTMLElement).click();
  await isMovedBy(STEP);
});

describe('when Embla takes over', () => {
  it('the row stays where it was scrolled to', async () => {
    await show();
    const seen: number[] = [];
    row().scrollTo({ left: 2 * STEP, behavior: 'instant' });
    const watched = new MutationObserver(() => seen.push(moved()));
    watched.observe(row(), { attributes: true });
    await isTakenOver();
    await isMovedBy(2 * STEP);
    watched.disconnect();
    expect([...new Set(seen)]).toEqual([2 * STEP]);
    expect(row().scrollLeft).toBe(0);
    await expect.element(button('previous')).toHaveAttribute('aria-disabled', 'false');
  });

  it('a press of a button at that moment moves it', async () => {
    await show();
    row().scrollTo({ left: 2 * STEP, behavior: 'instant' });
    const previous = button('previous').element() as HTMLElement;
    const taking = vi.fn((take: () => void) => {
      take();
      previous.click();
    });
    row().addEventListener(
      'row-ready',
      (ready) => {
        ready.stopImmediatePropagation();
        taking((ready as CustomEvent<() => void>).detail);
      },
      { capture: true },
    );
    row().focus();
    await isMovedBy(STEP);
    expect(taking).toHaveBeenCalledOnce();
  });

  it('two presses of a button move it by two cards, also when the scroll begins late', async () => {
    await show();
    const begin = Element.prototype.scrollTo.bind(row()) as (options: ScrollToOptions) => void;
    row().scrollTo = (options) => afterFrames(30, () => begin(options as ScrollToOptions));
    const next = button('next').element() as HTMLElement;
    next.click();
    next.click();
    await isTakenOver();
    await isMovedBy(2 * STEP);
  });

  it('a scroll by a finger has ended, and no finger is on it', async () => {
    await show();
    await commands.dragFinger('Title 2', -STEP);
    await isTakenOver();
    await expect.poll(() => moved() % STEP).toBe(0);
    const before = moved();
    expect(before).toBeGreaterThan(0);
    await commands.dragFinger(`Title ${before / STEP + 1}`, -STEP);
    await isMovedBy(before + STEP);
    expect(location.hash).toBe('');
  });
});

describe('moved by Embla', () => {
  it('by the mouse: a drag follows no link and selects nothing, while the next click and Enter follow theirs', async () => {
    await showTakenOver();
    await commands.dragMouse('Title 2', -STEP);
    await commands.releaseMouse();
    await isMovedBy(STEP);
    expect(location.hash).toBe('');
    expect(String(getSelection())).toBe('');
    await link(2).click();
    expect(location.hash).toBe('#card-2');
  });

  it('by a finger: the page scrolls when it moves up, and Enter follows a link afterwards', async () => {
    await showTakenOver();
    await commands.dragFinger('Title 2', -STEP, 20);
    await isMovedBy(STEP);
    expect([scrollY, location.hash]).toEqual([0, '']);
    (link(3).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(location.hash).toBe('#card-3');
    await commands.dragFinger('Title 2', 5, -150);
    await expect.poll(() => scrollY).toBeGreaterThan(50);
  });

  it('by its buttons, which are disabled at each end', async () => {
    await show([1, 2, 3]);
    await button('next').click();
    await isTakenOver();
    await expect.element(button('next')).toHaveAttribute('aria-disabled', 'true');
    (button('next').element() as HTMLElement).click();
    await isMovedBy(3 * STEP - 24 - (row().clientWidth - 2 * PADDING));
    await button('previous').click();
    await isMovedBy(0);
    await expect.element(button('previous')).toHaveAttribute('aria-disabled', 'true');
  });

  it('by the arrow keys and a sideways wheel', async () => {
    await showTakenOver();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await isMovedBy(2 * STEP);
    await userEvent.keyboard('{ArrowLeft}');
    await isMovedBy(STEP);
    await commands.turnWheel('Title 2', 200);
    await isMovedBy(2 * STEP);
    await commands.turnWheel('Title 3', 0, 100);
    await expect.poll(() => scrollY).toBe(100);
  });

  it('by the focus: a focused link becomes visible, forwards and backwards', async () => {
    await showTakenOver();
    const isInSight = () => {
      const [card, sight] = [document.activeElement, row()].map((one) => one?.getBoundingClientRect());
      return card && sight && card.left >= sight.left + PADDING - 1 && card.right <= sight.right - PADDING + 1;
    };
    for (const card of CARDS) {
      await userEvent.keyboard('{Tab}');
      await expect.element(link(card)).toHaveFocus();
      expect([card, isInSight()]).toEqual([card, true]);
    }
    for (const card of CARDS.toReversed().slice(1)) {
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      await expect.element(link(card)).toHaveFocus();
      expect([card, isInSight()]).toEqual([card, true]);
    }
  });

  it('its text can be selected by a double click', async () => {
    await showTakenOver();
    (document.querySelector('.card-link') as HTMLElement).style.display = 'none';
    await page.getByText('Text 1').dblClick({ position: { x: 10, y: 10 } });
    expect(String(getSelection()).trim()).toBe('Text');
  });

  it.each([
    ['without', true],
    ['with', false],
  ])('%s animation where motion is reduced: %j', async (_, isReduced) => {
    await commands.reduceMotion(isReduced);
    await showTakenOver();
    (button('next').element() as HTMLElement).click();
    expect(moved()).toBe(isReduced ? STEP : 0);
    await isMovedBy(STEP);

    await commands.dragMouse('Title 3', -0.7 * STEP); // past the middle, where the row would go back
    const soon = new Promise((done) => {
      addEventListener('mouseup', () => afterFrames(4, () => done(moved())), { once: true });
    });
    await commands.releaseMouse();
    if (isReduced) expect(await soon).toBe(2 * STEP);
    else expect(await soon).toBeLessThan(2 * STEP);
    await isMovedBy(2 * STEP);
  });
});
