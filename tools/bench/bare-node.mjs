// The minimum of a Node server: one response from memory, with the given headers, for every request.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, folder] = process.argv.slice(2);
const body = readFileSync(`${folder}/body`);
const headers = JSON.parse(readFileSync(`${folder}/headers.json`, 'utf8'));

createServer((_, res) => {
  res.writeHead(200, headers);
  res.end(body);
}).listen(Number(port), '127.0.0.1');
