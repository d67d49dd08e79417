import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The screens are files of the backend (backend/routes/staff-screens.ts), whatever site stands before it. */
export default defineConfig({
  base: '/gestion/',
  plugins: [react()],
  build: {
    outDir: '../backend/dist/screens',
    emptyOutDir: true,
    assetsDir: 'pantallas',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_500, // one library of screens, fetched once and stored by the browser
  },
});
