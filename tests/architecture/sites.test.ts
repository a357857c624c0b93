import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hostedSites, originSetting, sites } from '@touchline/sites'
import { describe, expect, test } from 'vitest'
import { findIn, isTest, root, textOf, trackedFiles } from './tracked-files.ts'

const siteFolder = 'client/src/sites'

/** Folders beside the sites that are no site of a customer. */
const besideSites = new Set(['shared', 'console'])

describe('a site is its row and its folder', () => {
  test('every folder of a site has a row', () => {
    const folders = trackedFiles().flatMap((file) => /^client\/src\/sites\/([^/]+)\//.exec(file)?.[1] ?? [])
    const found = new Set(folders.filter((folder) => !besideSites.has(folder)))
    expect(found).toEqual(new Set(sites.map(({ folder }) => folder)))
  })

  test.each(sites)('the folder of $name has what the build and the entry look for', ({ folder, application }) => {
    const needed = ['main.ts', 'open-site.tsx', 'site.ts', 'site.json']
    expect(needed.filter((file) => !existsSync(join(root, siteFolder, folder, file)))).toEqual([])
    expect(textOf(`${siteFolder}/${folder}/site.ts`)).toContain(`application: '${application}'`)
  })

  // Code that knows a site by name has to change for the next one.
  test('client build, server, scripts and image know no site by name', () => {
    const places =
      /^(client\/(vite\.config\.ts|build\/)|server\/src\/([\w-]+|infra\/http\/site)\.ts$|scripts\/|Dockerfile|docker-compose)/
    const files = trackedFiles().filter((file) => places.test(file) && !isTest(file))
    const names = hostedSites.flatMap((site) => [
      `'${site.name}'`,
      // A module of the server may have the name of a site.
      `(?<!modules)/${site.folder}/`,
      `-${site.name}`,
      originSetting(site),
    ])
    expect(files.length).toBeGreaterThan(40)
    expect(findIn(files, new RegExp(names.join('|')))).toEqual([])
  })
})

test('the image has every built site, and the table that its start reads', () => {
  expect(textOf('Dockerfile')).toContain('COPY --from=build /app/client/dist client/dist')
  expect(textOf('Dockerfile')).toContain('COPY --from=build /app/packages/sites packages/sites')
})

test('the settings of every site are explained', () => {
  const missing = sites.map(originSetting).filter((setting) => !textOf('docs/settings.md').includes(`\`${setting}\``))
  expect(missing).toEqual([])
})
