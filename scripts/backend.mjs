// The operator's door to the embedded backend: npm run backend -- help
import { pathToFileURL } from 'node:url';
import { bundleIfNeeded, enterProject, install } from './project.mjs';

enterProject();
await install();
await bundleIfNeeded();
await import(pathToFileURL('dist/backend-cli.mjs').href);
