import { expect, test } from 'vitest'
import { titleOf } from '../../e2e/screens/state.ts'
import { states } from '../../e2e/screens/states/index.ts'
import { sourceFiles, textOf } from './tracked-files.ts'

/** The paths that the sites' route tables have. */
function routesOfTheSites(): readonly string[] {
  return sourceFiles()
    .filter((file) => /^client\/src\/sites\/[^/]+\/page-routes\.ts$/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/\bpath: '([^']+)'/g)])
    .map(([, path = '']) => path)
}

// What is in no picture is looked at by nobody.
test('every route of the site is in the table of screens, and the table has no other', () => {
  const pictured = new Set(states.flatMap(({ route }) => route ?? []))
  expect([...pictured].toSorted()).toEqual(routesOfTheSites().toSorted())
})

test('every state has a name of its own', () => {
  const titles = states.map(titleOf)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})
