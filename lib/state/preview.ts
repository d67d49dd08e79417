import { workerData } from 'node:worker_threads';

/** The header by which the upstream is asked for the catalogue as a draft will make it (docs/contract.md#previews). */
export const PREVIEW_HEADER = 'x-vista-previa';

/** The secret of the preview that this thread renders (server/previews.ts); null in every other one. */
export const previewToken = (): string | null => (workerData as { preview?: string } | null)?.preview ?? null;
