// npm run dev: the site and the embedded backend from their sources, with reload.
import { spawn } from 'node:child_process';
import { buildEarlyScript } from './early-script.mjs';
import { pointSiteAtBackend, readOrCreateSecrets, startBackend } from './embedded-backend.mjs';
import { endLeftOver } from './left-over.mjs';
import { stopWithNpm } from './processes.mjs';
import { bin, install, openProject, readEnv, requireFreePort } from './project.mjs';
import { buildScreensIfNeeded } from './sources.mjs';

openProject();
stopWithNpm();
process.env.NODE_ENV = 'development';
process.env.NEXT_TELEMETRY_DISABLED = '1';
await install();
await buildEarlyScript();

const env = await readEnv();
await requireFreePort('PORT', env.PORT, env.HOST);
let stopBackend = async () => {};
if (!env.API_URL) {
  await endLeftOver(env.DATA_DIR);
  await requireFreePort('BACKEND_PORT', env.BACKEND_PORT, '127.0.0.1');
  await buildScreensIfNeeded();
  readOrCreateSecrets(env.DATA_DIR);
  pointSiteAtBackend(env.BACKEND_PORT);
  stopBackend = await startBackend([bin('tsx'), 'watch', 'backend/server.ts'], {
    port: env.BACKEND_PORT,
    dataDir: env.DATA_DIR,
  });
}

const site = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev-site.ts'], { stdio: 'inherit' });
for (const name of ['SIGTERM', 'SIGINT']) process.on(name, () => site.kill(name));
const code = await new Promise((resolve) => site.on('exit', (exitCode) => resolve(exitCode ?? 0)));
await stopBackend();
process.exit(code);
