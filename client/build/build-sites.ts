import { join } from 'node:path'
import { type SiteName, sites } from '@touchline/sites'
import { build } from 'vite'
import { shareWork, siteConfig } from '../vite.config.ts'

/**
 * Builds sites side by side in one process. Each is a build of its own: on origins of their own they could share no file
 * anyway, and none grows by another. They share the work that is the same for all. (docs/decisions/119)
 */
async function buildSites(names: readonly SiteName[]): Promise<void> {
  const shared = shareWork()
  try {
    await Promise.all(
      sites
        .filter(({ name }) => names.includes(name))
        .map((site) =>
          build({
            ...siteConfig(site, shared),
            configFile: false,
            root: join(import.meta.dirname, '..'),
            mode: site.name,
            logLevel: 'warn',
          }),
        ),
    )
  } finally {
    await shared.recipes.close()
  }
}

await buildSites(sites.map(({ name }) => name).filter((name) => process.argv.includes(name)))
