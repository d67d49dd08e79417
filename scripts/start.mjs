// npm start: from a clean clone to a site that serves until SIGTERM. Installs and builds when needed; without API_URL
// it also runs the embedded backend.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pointSiteAtBackend, readOrCreateSecrets, startBackend } from './embedded-backend.mjs';
import { endLeftOver } from './left-over.mjs';
import { stopWithNpm } from './processes.mjs';
import {
  exitWithMessage,
  forgetPagesOfOtherSettings,
  install,
  openProject,
  readEnv,
  requireFreePort,
} from './project.mjs';
import { buildIfNeeded } from './sources.mjs';

openProject();
const quit = () => process.exit(0);
process.on('SIGTERM', quit).on('SIGINT', quit); // until the site handles the signals
stopWithNpm();
process.env.NODE_ENV = 'production';
await install();

const env = await readEnv();
if (env.API_URL && !env.SESSION_SECRET) {
  exitWithMessage(
    'SESSION_SECRET is missing: with an upstream of your own (API_URL) set it to at least 32 random characters.',
  );
}
if (!env.API_URL && !existsSync('backend/server.ts'))
  exitWithMessage('API_URL is missing, and there is no backend folder.');
await requireFreePort('PORT', env.PORT, env.HOST);
if (!env.API_URL) {
  await endLeftOver(env.DATA_DIR);
  await requireFreePort('BACKEND_PORT', env.BACKEND_PORT, '127.0.0.1');
}
await buildIfNeeded();
forgetPagesOfOtherSettings(env);

let stopBackend = async () => {};
if (!env.API_URL) {
  readOrCreateSecrets(env.DATA_DIR);
  pointSiteAtBackend(env.BACKEND_PORT);
  const isFirst = !env.DATABASE_URL && !existsSync(path.join(env.DATA_DIR, 'db'));
  stopBackend = await startBackend(['backend/dist/server.mjs'], {
    port: env.BACKEND_PORT,
    dataDir: env.DATA_DIR,
    isFirst,
  });
}
process.off('SIGTERM', quit).off('SIGINT', quit);

const { stopped } = await import(pathToFileURL('dist/server.mjs').href);
await stopped.catch(async (error) => {
  await stopBackend();
  exitWithMessage(error.message);
});
await stopBackend();
process.exit(0);
