import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callsOfTheContract } from './build/calls.ts'
import { compiledStyles } from './build/compiled-styles.ts'
import { precompress } from './build/precompress.ts'
import { sharedChunks } from './build/shared-chunks.ts'
import { shellPage } from './build/shell-page.ts'
import { preloadProgram } from './build/preload-program.ts'

const platform = process.env['TOUCHLINE_API'] ?? 'http://localhost:4001'
const platformPaths = ['/api', '/sandbox', '/health', '/documentation', '/config.json']

const inSite = (file: string): string => fileURLToPath(new URL(`./src/sites/bookings/${file}`, import.meta.url))
const site = {
  entry: fileURLToPath(new URL('./index.html', import.meta.url)),
  program: inSite('open-site.tsx'),
  home: inSite('pages/HomePage.tsx'),
  choosing: ['Courses', 'CourseDetails'].map((page) => inSite(`pages/${page}Page.tsx`)),
  booking: ['CourseBooking', 'Basket'].map((page) => inSite(`pages/${page}Page.tsx`)),
}

export default defineConfig({
  plugins: [
    callsOfTheContract(),
    compiledStyles([callsOfTheContract()]),
    react(),
    shellPage(),
    preloadProgram('/open-site.tsx'),
    precompress(),
  ],
  server: {
    proxy: Object.fromEntries(platformPaths.map((path) => [path, { target: platform, changeOrigin: false }])),
  },
  build: {
    target: 'es2023',
    sourcemap: 'hidden',
    // Fonts stay files: inlined into CSS they would be fetched even when the theme uses another face.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: sharedChunks(site) } },
    },
  },
})
