// The operator's command line for the embedded backend: npm run backend -- help
import { pathToFileURL } from 'node:url';
import { install, openProject } from './project.mjs';
import { buildBackendIfNeeded } from './sources.mjs';

openProject();
await install();
await buildBackendIfNeeded();
await import(pathToFileURL('backend/dist/cli.mjs').href);
