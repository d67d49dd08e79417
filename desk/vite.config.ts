import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The backend serves the screens (backend/routes/staff-screens.ts), for any site in front of it. */
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
