import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';

/** Sideways and down, in pixels. */
type Way = [x: number, y?: number];

async function middleOf({ iframe }: BrowserCommandContext, text: string): Promise<{ x: number; y: number }> {
  const box = await iframe.getByText(text, { exact: true }).boundingBox();
  if (!box) throw new Error(`${text} is not drawn.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses the mouse button on the element with this text, and moves it by this offset in several steps. */
const dragMouse: BrowserCommand<[text: string, ...Way]> = async (context, text, x, y = 0) => {
  const from = await middleOf(context, text);
  const { mouse } = context.page;
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + x, from.y + y, { steps: 10 });
};

const releaseMouse: BrowserCommand<[]> = ({ page }) => page.mouse.up();

/**
 * Moves a finger by this offset over the element with this text, and rests it before it is lifted, so that nothing is
 * flung.
 */
const dragFinger: BrowserCommand<[text: string, ...Way]> = async (context, text, x, y = 0) => {
  const from = await middleOf(context, text);
  const session = await context.context.newCDPSession(context.page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x: from.x + x * part, y: from.y + y * part }];
    return session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await send('touchStart', 0);
  for (let step = 1; step <= 20; step += 1) await send('touchMove', step / 20);
  await send('touchEnd', 1);
  await session.detach();
};

const turnWheel: BrowserCommand<[text: string, ...Way]> = async (context, text, x, y = 0) => {
  const at = await middleOf(context, text);
  await context.page.mouse.move(at.x, at.y);
  await context.page.mouse.wheel(x, y);
};

const reduceMotion: BrowserCommand<[isReduced: boolean]> = ({ page }, isReduced) =>
  page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' });

/** Commands of the tests in Chromium: mouse, finger and wheel. */
export const pointerCommands = { dragMouse, releaseMouse, dragFinger, turnWheel, reduceMotion };

declare module 'vitest/browser' {
  interface BrowserCommands {
    dragMouse: (text: string, ...way: Way) => Promise<void>;
    releaseMouse: () => Promise<void>;
    dragFinger: (text: string, ...way: Way) => Promise<void>;
    turnWheel: (text: string, ...way: Way) => Promise<void>;
    reduceMotion: (isReduced: boolean) => Promise<void>;
  }
}
