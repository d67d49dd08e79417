import { config } from 'zod';

// Zod tries to compile its validators; the content policy forbids that, and the browser would report a violation.
if (typeof window !== 'undefined') config({ jitless: true });
