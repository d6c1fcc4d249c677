import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The built page is served by the server and shipped inside the wheel.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/dolmen/server/built',
    emptyOutDir: true,
    // Inlined files would be data: addresses, which the content security policy keeps out.
    assetsInlineLimit: 0,
    target: 'es2022',
    // What belongs to which page: read by size.mjs.
    manifest: true,
    // How long parts of a build took on a busy machine is nobody's concern.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8400', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // One window for all tests, and modules loaded once: setting up a window for each file took two
    // thirds of the time. So a test leaves nothing behind.
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    // A busy machine is slow; only what hangs takes so long.
    testTimeout: 120_000,
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
})
