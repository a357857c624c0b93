import { expect, test } from 'vitest'
import { findIn, isTest, sourceFiles } from './tracked-files.ts'

const clientFiles = (place: string) =>
  sourceFiles().filter((file) => file.startsWith(`client/src/${place}`) && !isTest(file))

// A feature that reads the address works on one page only, and nothing shows which.
test('features and shared components never read the URL', () => {
  const files = ['features/', 'ui/', 'api/', 'theme/', 'i18n/'].flatMap(clientFiles)
  expect(
    findIn(files, /\buse(Params|SearchParams|Location|Matches)\b|\blocation\.(href|search|pathname|hash)\b/),
  ).toEqual([])
})

// HTML from the wire is rendered by one component, which sanitises it; the other renders our own drawings.
test('HTML from the platform is rendered in one place', () => {
  const places = new Set(findIn(clientFiles(''), /dangerouslySetInnerHTML|\.innerHTML\s*=/).map(({ file }) => file))
  expect([...places].toSorted()).toEqual(['client/src/ui/scenes/Scene.tsx', 'client/src/ui/text/SanitisedHtml.tsx'])
})

// The card number belongs to the gateway's frame: the client has no field that could hold one.
test('the client has no field for a card number', () => {
  expect(findIn(clientFiles(''), /autocomplete=["'{]+cc-|autoComplete=["'{]+cc-/)).toEqual([])
})

// Headers, key casing, the 401 rule and the reading of answers exist once.
test('everything that the client asks of a server goes through axios', () => {
  expect(findIn(clientFiles(''), /\bfetch\(|XMLHttpRequest|sendBeacon/)).toEqual([])
})
