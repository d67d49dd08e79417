// Load with wrk, and nginx for comparison.
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { cpuMs, mainThreadMs } from './measure.mjs';
import { untilAnswers } from './programs.mjs';

/**
 * 50 connections on one thread for some seconds: requests per second, p99 in ms, CPU of the server per request in ms,
 * for all its threads and for the main one.
 */
export async function measureLoad(url, pid, seconds = 4) {
  const before = { all: cpuMs(pid), main: mainThreadMs(pid) };
  const args = ['-t1', '-c50', `-d${seconds}s`, '--timeout', '10s', '--latency', '-H', 'Accept-Encoding: gzip', url];
  const { stdout } = await promisify(execFile)('wrk', args);
  const spent = { all: cpuMs(pid) - before.all, main: mainThreadMs(pid) - before.main };
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const [, requests = '0'] = /(\d+) requests in/.exec(stdout) ?? [];
  const [, perSecond = '0'] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (/Non-2xx|Socket errors/.test(stdout)) process.stderr.write(stdout);
  const scale = { us: 0.001, ms: 1, s: 1000 }[unit];
  const each = (ms) => ms / Number(requests);
  return {
    ...{ perSecond: Number(perSecond), p99: Number(p99) * scale },
    ...{ cpuMs: each(spent.all), mainMs: each(spent.main) },
  };
}

/** Headers that nginx writes itself, or would write differently. */
const OWN_HEADERS = /^(connection|content-|date|etag|keep-alive|transfer-encoding|vary)/;

/** A bare Node server that sends the same bytes with the same headers: the cost of the runtime itself. */
export async function startBareNode({ folder, start }, port, { gzip, rawHeaders }) {
  const flat = rawHeaders.filter(
    (_, index, all) => !/^(connection|date|keep-alive|transfer-encoding)$/i.test(all[index - (index % 2)]),
  );
  const place = path.join(folder, 'bare-node');
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'body'), gzip);
  writeFileSync(path.join(place, 'headers.json'), JSON.stringify(flat));
  const child = start(['tools/bench/bare-node.mjs', String(port), place], process.env);
  await untilAnswers(`http://127.0.0.1:${port}/`, child);
  return child;
}

/**
 * nginx with one worker that sends the same response: the compressed page with the same headers (an object, lower
 * case).
 */
export async function startNginx(folder, port, gzip, headers) {
  const root = path.join(folder, 'nginx');
  mkdirSync(root, { recursive: true, mode: 0o755 });
  writeFileSync(path.join(root, 'page.html.gz'), gzip);
  const config = path.join(root, 'nginx.conf');
  const same = Object.entries(headers).filter(
    ([name]) => !OWN_HEADERS.test(name) || name === 'content-security-policy',
  );
  const added = same.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join('\n  ');
  writeFileSync(
    config,
    `worker_processes 1; daemon off; pid ${root}/pid; error_log stderr error; user root;
events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
  client_body_temp_path ${root}; proxy_temp_path ${root}; fastcgi_temp_path ${root}; uwsgi_temp_path ${root}; scgi_temp_path ${root};
  types { text/html html; } ${added}
  server { listen 127.0.0.1:${port}; root ${root}; gzip_static always; } }`,
  );
  const child = spawn('/usr/sbin/nginx', ['-p', root, '-c', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const workerPid = () =>
    Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0]);
  return { child, workerPid };
}
