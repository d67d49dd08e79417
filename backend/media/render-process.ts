// Renders pictures for the backend in a process of its own, until that disconnects.
import type { Rendered, Rendering } from './render-apart';

process.on('disconnect', () => process.exit(0));
process.on('message', async ({ number, source, size }: Rendering) => {
  const answer = await render(Buffer.from(source), size);
  process.send?.({ number, ...answer } satisfies Rendered);
});

async function render(source: Buffer, size: Rendering['size']): Promise<Omit<Rendered, 'number'>> {
  try {
    const { renderPicture } = await import('./render');
    return { bytes: await renderPicture(source, size) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
