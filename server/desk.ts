import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';
import { type Endpoint, takes } from './endpoints';
import type { Framework } from './framework';

/** What the site passes on to its backend: the staff's place, at /gestion (docs/desk.md). */
export type Desk = {
  backend: Pick<Framework, 'open'>;
  /** False for another address, and for a client outside its networks, who sees a page that is not found. */
  isFor: (path: string, address: string) => boolean;
};

/** As long as a list of a busy clinic may take. */
const ANSWER_MS = 30_000;

/** Its calls; which of them exist, and for whom, the backend says. */
export const DESK_ENDPOINT: Endpoint = { ...takes(65_536), methods: ['GET', 'POST', 'PUT', 'DELETE'] };

/** The desk of the backend at `origin`, for these networks (10.0.0.0/8, an address); none: for everybody. */
export function connectDesk(origin: string, networks: readonly string[]): Desk {
  const url = new URL(origin);
  const { request, Agent } = url.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 32, maxFreeSockets: 4 });
  const allowed = networks.length > 0 ? listOfNetworks(networks) : null;
  const isAllowed = (address: string) =>
    allowed === null || (isIP(address) !== 0 && allowed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'));

  const open: Framework['open'] = (method, path, headers, body, signal) =>
    new Promise((resolve, reject) => {
      const length = method === 'GET' || method === 'HEAD' ? {} : { 'content-length': body.length };
      const all = { ...headers, host: url.host, ...length };
      const req = request(`${url.origin}${path}`, { agent, method, headers: all, signal });
      const timer = setTimeout(() => req.destroy(new Error('the answer took too long')), ANSWER_MS);
      req.on('close', () => clearTimeout(timer));
      req.on('error', reject);
      req.on('response', (res) => {
        clearTimeout(timer);
        resolve(res);
      });
      req.end(body);
    });

  return { backend: { open }, isFor: (path, address) => isDesk(path) && isAllowed(address) };
}

const isDesk = (path: string): boolean => path === '/gestion' || path.startsWith('/gestion/');

function listOfNetworks(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
