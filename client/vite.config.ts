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

const inSites = (file: string): string => fileURLToPath(new URL(`./src/sites/${file}`, import.meta.url))
const pagesIn = (folder: string, names: readonly string[]): readonly string[] =>
  names.map((name) => inSites(`${folder}/pages/${name}Page.tsx`))

/** The pages of each site along the way that people walk. */
const sites = {
  bookings: {
    home: inSites('bookings/pages/HomePage.tsx'),
    choosing: pagesIn('bookings', ['Courses', 'CourseDetails']),
    form: pagesIn('bookings', ['CourseBooking']),
    booking: [...pagesIn('bookings', ['CourseBooking']), ...pagesIn('shared', ['Basket'])],
  },
  joining: {
    home: inSites('joining/pages/HomePage.tsx'),
    choosing: pagesIn('joining', ['Centre', 'Join']),
    form: [],
    booking: pagesIn('shared', ['Basket', 'Checkout']),
  },
} as const

/** One build is one site, which the mode names; without one it is the bookings site. */
export default defineConfig(({ mode }) => {
  const name = mode === 'joining' ? 'joining' : 'bookings'
  const start = {
    entry: fileURLToPath(new URL('./index.html', import.meta.url)),
    program: inSites(`${name}/open-site.tsx`),
    ...sites[name],
  }
  return {
    plugins: [
      callsOfTheContract(),
      compiledStyles([callsOfTheContract()]),
      react(),
      shellPage(name),
      preloadProgram(`/${name}/open-site.tsx`),
      precompress(),
    ],
    // Two servers of sources at once do not share what they make.
    cacheDir: `node_modules/.vite/${name}`,
    server: {
      proxy: Object.fromEntries(platformPaths.map((path) => [path, { target: platform, changeOrigin: false }])),
    },
    build: {
      target: 'es2023',
      sourcemap: 'hidden',
      // Fonts stay files: inlined into CSS they would be fetched even when the theme uses another face.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { codeSplitting: { groups: sharedChunks(start) } },
      },
    },
  }
})
