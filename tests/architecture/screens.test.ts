import { mainSite, sites } from '@touchline/sites'
import { expect, test } from 'vitest'
import { titleOf } from '../../e2e/screens/state.ts'
import { states } from '../../e2e/screens/states/index.ts'
import { sourceFiles, textOf } from './tracked-files.ts'

/** A route of a site; those that all sites share are pictured on the first. */
const routeOn = (site: string, path: string): string => (site === mainSite.name ? path : `${site} ${path}`)

/** The paths that the sites' route tables have. */
function routesOfTheSites(): readonly string[] {
  return sourceFiles()
    .filter((file) => /^client\/src\/sites\/[^/]+\/(?:[^/]+\/)?page-rows\.ts$/.test(file))
    .flatMap((file) => {
      const site = sites.find(({ folder }) => file.startsWith(`client/src/sites/${folder}/`)) ?? mainSite
      return [...textOf(file).matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => routeOn(site.name, path))
    })
}

// A page without a picture is never looked at.
test('the table of screens has exactly the routes of the sites', () => {
  const pictured = new Set(
    states.flatMap(({ route, site = mainSite.name }) => (route === null ? [] : routeOn(site, route))),
  )
  expect([...pictured].toSorted()).toEqual(routesOfTheSites().toSorted())
})

test('every state has a unique name', () => {
  const titles = states.map(titleOf)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})
