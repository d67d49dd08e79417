// npm start: from a clean clone to a site that serves until SIGTERM. Installs and builds when needed; without API_URL
// it runs the embedded backend too.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { keepSecrets, startBackend } from './embedded-backend.mjs';
import {
  buildIfNeeded,
  enterProject,
  forgetPagesOfOtherSettings,
  giveUp,
  install,
  readEnv,
  requireFreePort,
} from './project.mjs';

enterProject();
process.env.NODE_ENV = 'production';
await install();

const env = await readEnv();
if (env.API_URL && !env.SESSION_SECRET) {
  giveUp('SESSION_SECRET is missing: with an upstream of your own (API_URL) set it to at least 32 random characters.');
}
if (!env.API_URL && !existsSync('backend/server.ts')) giveUp('API_URL is missing, and there is no backend folder.');
await requireFreePort('PORT', env.PORT, env.HOST);
if (!env.API_URL) await requireFreePort('BACKEND_PORT', env.BACKEND_PORT, '127.0.0.1');
await buildIfNeeded();
forgetPagesOfOtherSettings(env);

let stopBackend = async () => {};
if (!env.API_URL) {
  keepSecrets(env.DATA_DIR);
  process.env.API_URL = `http://127.0.0.1:${env.BACKEND_PORT}`;
  const quit = () => process.exit(0);
  process.on('SIGTERM', quit).on('SIGINT', quit); // until the site takes the signals over
  stopBackend = await startBackend(['dist/backend.mjs'], env.BACKEND_PORT);
  process.off('SIGTERM', quit).off('SIGINT', quit);
}

const { stopped } = await import(pathToFileURL('dist/server.mjs').href);
await stopped.catch(async (error) => {
  await stopBackend();
  giveUp(error.message);
});
await stopBackend();
process.exit(0);
