import { expect, test } from 'vitest'
import { titleOf } from '../../e2e/screens/state.ts'
import { states } from '../../e2e/screens/states/index.ts'
import { sourceFiles, textOf } from './tracked-files.ts'

/** What two sites share is pictured on the first of them. */
const joining = 'joining '

/** The paths that the sites' route tables have. */
function routesOfTheSites(): readonly string[] {
  return sourceFiles()
    .filter((file) => /^client\/src\/sites\/[^/]+\/page-rows\.ts$/.test(file))
    .flatMap((file) => {
      const site = file.includes('/joining/') ? joining : ''
      return [...textOf(file).matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => site + path)
    })
}

// What is in no picture is looked at by nobody.
test('every route of the sites is in the table of screens, and the table has no other', () => {
  const pictured = new Set(
    states.flatMap(({ route, site }) => (route === null ? [] : (site === 'joining' ? joining : '') + route)),
  )
  expect([...pictured].toSorted()).toEqual(routesOfTheSites().toSorted())
})

test('every state has a name of its own', () => {
  const titles = states.map(titleOf)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})
