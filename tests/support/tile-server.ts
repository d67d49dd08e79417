import { createServer } from 'node:http';
import sharp from 'sharp';

export type TileServer = { template: string; host: string; asked: string[]; stop: () => void };

/** Tiles on the loopback, each a plain square; `asked` lists the requested paths. */
export async function startTileServer(): Promise<TileServer> {
  const asked: string[] = [];
  const square = { width: 256, height: 256, channels: 3, background: '#dce5e5' } as const;
  const tile = await sharp({ create: square }).png().toBuffer();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'image/png' });
    response.end(tile);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { template: `http://${host}/{z}/{x}/{y}.png`, host, asked, stop };
}
