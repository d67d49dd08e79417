import { config } from 'zod';

// Zod tries whether it may compile its validators. The content policy forbids that, and the browser reports the try.
if (typeof window !== 'undefined') config({ jitless: true });
