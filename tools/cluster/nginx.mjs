// nginx as documented in deploy/, with the ports and paths of a cluster.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const OWN_SERVER = /^( *)server 127\.0\.0\.1:\d+(.*)$/gm;

/** Writes the configuration and a certificate into a folder; returns the path of nginx.conf. */
export function writeNginx(folder, plan, openssl) {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  makeCertificate(folder, openssl);
  const read = (name) => readFileSync(path.join('deploy', name), 'utf8');
  writeFileSync(path.join(folder, 'site.conf'), siteConfig(read('nginx-site.conf'), folder, plan));
  writeFileSync(path.join(folder, 'backends.conf'), backendsConfig(read('nginx-backends.conf'), plan));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, mainConfig(folder));
  return file;
}

/** deploy/nginx-site.conf for this cluster. Throws when a line that must change is not there. */
export function siteConfig(text, folder, plan) {
  return replaced(withServers(text, plan.sites), [
    ['listen 80;', `listen 127.0.0.1:${plan.redirect};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${plan.public} ssl http2;`],
    ['https://$host$request_uri;', `https://$host:${plan.public}$request_uri;`],
    ['server_name clinica.example;', 'server_name localhost;'],
    ['/etc/ssl/clinica.example.pem', `${folder}/certificate.pem`],
    ['/etc/ssl/clinica.example.key', `${folder}/certificate.key`],
    ['/var/cache/nginx/site', `${folder}/cache`],
    // Settings shown in the table of a cluster and checked by a test.
    ['proxy_cache site;', 'proxy_cache site;\n    add_header X-Cache-Status $upstream_cache_status;'],
  ]);
}

/** deploy/nginx-backends.conf for this cluster. */
export const backendsConfig = (text, plan) =>
  replaced(withServers(text, plan.backends), [['listen 127.0.0.1:4300;', `listen 127.0.0.1:${plan.balancer};`]]);

/** One line for each port, instead of the lines of the example. */
function withServers(text, ports) {
  const [example] = text.match(OWN_SERVER) ?? [];
  if (!example) throw new Error('The configuration names no server.');
  const lines = ports.map((port) => example.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`)).join('\n');
  let isFirst = true;
  return text.replace(new RegExp(`${OWN_SERVER.source}\n`, 'gm'), () => {
    const kept = isFirst ? `${lines}\n` : '';
    isFirst = false;
    return kept;
  });
}

function replaced(text, pairs) {
  return pairs.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`The configuration has no "${from}".`);
    return now.replaceAll(from, to);
  }, text);
}

const mainConfig = (folder) => `worker_processes auto;
daemon off;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/site.conf;
  include ${folder}/backends.conf;
}
`;

/** Writes certificate.pem and certificate.key, for localhost and valid for a month, into a folder. */
export function makeCertificate(folder, openssl) {
  const to = ['-keyout', path.join(folder, 'certificate.key'), '-out', path.join(folder, 'certificate.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync(openssl, ['req', '-x509', ...key, '-days', '30', ...names, ...to], { stdio: 'ignore' });
}
