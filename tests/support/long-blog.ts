import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An upstream like the one at 127.0.0.1:`port`, with a blog of `count` posts copied from its own ones. */
export async function startLongBlog(port: number, count: number) {
  const server = createServer((req, res) => {
    const path = req.url ?? '/';
    const inner = request({ port, host: '127.0.0.1', path, method: req.method, headers: req.headers }, (answer) => {
      if (!path.includes('/wp/v2/posts') || path.includes('slug=')) {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        return void answer.pipe(res);
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const asked = Number(new URL(path, 'http://blog').searchParams.get('per_page') ?? 10);
        const posts: object[] = JSON.parse(Buffer.concat(chunks).toString('utf8'));
        const repeated = Array.from({ length: Math.min(asked, count) }, (_, index) => ({
          ...posts[index % posts.length],
          slug: `noticia-${index + 1}`,
        }));
        res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(repeated));
      });
    });
    inner.on('error', () => res.destroy());
    req.pipe(inner);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
