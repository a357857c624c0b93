import { fileURLToPath } from 'node:url'
import { mainSite, type Site, sites } from '@touchline/sites'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { callsOfTheContract } from './build/calls.ts'
import { compiledStyles, loadRecipes } from './build/compiled-styles.ts'
import { configSchemaFile } from './build/config/config-schema.ts'
import { homeBudget } from './build/home-budget.ts'
import { offlineWorker } from './build/offline-worker.ts'
import { embedScript } from './embed/embed-script.ts'
import { compressOnce, precompress } from './build/precompress.ts'
import { sharedChunks } from './build/shared-chunks.ts'
import { shellPage } from './build/shell-page.ts'
import { describeSite } from './build/site-description.ts'
import { preloadProgram } from './build/preload-program.ts'

const platform = process.env['TOUCHLINE_API'] ?? 'http://localhost:4001'
const platformPaths = ['/api', '/sandbox', '/health', '/documentation', '/config.json']

const inSites = (file: string): string => fileURLToPath(new URL(`./src/sites/${file}`, import.meta.url))

/** The work that is done once for all sites that are built together. */
export function shareWork() {
  const calls = callsOfTheContract()
  return {
    calls,
    recipes: loadRecipes(import.meta.dirname, [calls]),
    embed: embedScript(),
    schema: configSchemaFile(),
    compress: compressOnce(),
  }
}

/** How a site is served from source and built. */
export function siteConfig({ name, folder }: Site, shared: ReturnType<typeof shareWork>): UserConfig {
  const description = describeSite(folder)
  const {
    home: [page],
    heading: [texts],
  } = description
  const start = {
    entry: fileURLToPath(new URL('./index.html', import.meta.url)),
    program: inSites(`${folder}/open-site.tsx`),
    home: description.home.map(inSites),
    later: [...description.later, '../app/chrome/footer/SiteFooter.tsx'].map(inSites),
  }
  return {
    plugins: [
      shared.calls,
      compiledStyles(shared.recipes),
      react(),
      shellPage(folder, description),
      preloadProgram(`/${folder}/open-site.tsx`),
      homeBudget({
        entry: inSites(`${folder}/main.ts`),
        program: start.program,
        page: inSites(page),
        texts: inSites(`../i18n/en/${texts}.json`),
      }),
      offlineWorker(
        description.offline
          ? {
              entry: inSites(`${folder}/main.ts`),
              program: start.program,
              pages: description.offline.pages.map(inSites),
              texts: description.offline.texts,
            }
          : null,
      ),
      shared.embed,
      shared.schema,
      precompress(shared.compress),
    ],
    // Two development servers must not share a cache.
    cacheDir: `node_modules/.vite/${name}`,
    server: {
      proxy: Object.fromEntries(platformPaths.map((path) => [path, { target: platform, changeOrigin: false }])),
    },
    build: {
      outDir: `dist/${name}`,
      target: 'es2023',
      sourcemap: 'hidden',
      // Fonts stay files: inlined into CSS they would load even when the theme uses another face.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: sharedChunks(start) } },
      },
    },
  }
}

/** Serves one site, which the mode names; any other mode serves the main site. */
export default defineConfig(({ mode }) => siteConfig(sites.find((site) => site.name === mode) ?? mainSite, shareWork()))
