import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles, textOf, trackedFiles } from './tracked-files.ts'

/** The nouns that the contract lists. */
const statedNouns = [...textOf('contract/src/nouns.ts').matchAll(/'\.\/([\w-]+)\/index\.ts'/g)].map(
  ([, noun = '']) => noun,
)
/** Nouns that no call is about. */
const innerNouns = ['blocks', 'discounts', 'extras', 'ledger', 'mails', 'places', 'pricing', 'timetable']
/** The domain's vocabulary: a folder with another name is a new noun, which the contract lists. */
const nouns = [...statedNouns, ...innerNouns]

/** Nouns of the wire that the server answers from modules of other names. */
const answeredBy: Readonly<Record<string, readonly string[]>> = {
  activities: ['timetable'],
  auth: ['people'],
  blocks: ['programme'],
  bookings: ['reservations', 'bookings'],
  'guest-passes': ['packages'],
  'linked-users': ['people'],
  occurrences: ['schedules', 'clashes', 'selling', 'programme'],
  site: ['site', 'heads'],
  users: ['people'],
}

/** Parts of the contract that no module answers: the server itself does. */
const answeredByTheServer = ['errors', 'health', 'sandbox', 'shared']

/** Other folders beside the nouns, by place. */
const places: Readonly<Record<string, readonly string[]>> = {
  'contract/src': ['errors', 'shared'],
  'client/src/features': ['checkout'],
  'seed/src': ['large', 'records', 'scenarios', 'testing'],
  tests: [
    'architecture',
    'bench',
    'client',
    'contract',
    'contract-testing',
    'everybody',
    'faults',
    'gateway',
    'http',
    'load',
    'store',
    'support',
    'upgrade',
  ],
}

function foldersIn(place: string): readonly string[] {
  const folders = trackedFiles()
    .filter((file) => file.startsWith(`${place}/`))
    .map((file) => file.slice(place.length + 1).split('/'))
    .flatMap(([folder, ...rest]) => (folder !== undefined && rest.length > 0 ? [folder] : []))
  return [...new Set(folders)]
}

// Code for camps is in folders called camps and nowhere else.
test.each(Object.entries(places))('%s has folders only for the nouns of the domain', (place, others) => {
  expect(foldersIn(place).filter((folder) => !nouns.includes(folder) && !others.includes(folder))).toEqual([])
})

test('a module bears the name of its noun, or is named as the one that answers others', () => {
  const own = nouns.filter((noun) => answeredBy[noun] === undefined)
  const names = new Set([...own, ...Object.values(answeredBy).flat()])
  expect(foldersIn('server/src/modules').filter((folder) => !names.has(folder))).toEqual([])
})

test('every noun of the contract has the modules that answer it', () => {
  const modules = foldersIn('server/src/modules')
  const asked = foldersIn('contract/src').filter((folder) => !answeredByTheServer.includes(folder))
  const unanswered = asked.filter((noun) => !(answeredBy[noun] ?? [noun]).every((name) => modules.includes(name)))
  expect(unanswered).toEqual([])
})

// A file called "service" says nothing about what is inside, so everything ends up inside.
test('no file or folder has a name that hides its content', () => {
  const hiding = /(^|[/.-])(services?|utils?|helpers?|managers?|misc|common)([/.-]|$)/
  expect(sourceFiles().filter((file) => hiding.test(file))).toEqual([])
})

test('files are kebab-case, and a file with one component bears its name', () => {
  const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs)$/
  const component = /^[A-Z][A-Za-z0-9]*((\.test)?\.tsx|Scene\.ts)$/
  expect(sourceFiles().filter((file) => !kebab.test(basename(file)) && !component.test(basename(file)))).toEqual([])
})

// Longer files were always two things at least.
test('no source file is longer than 300 lines', () => {
  const long = sourceFiles().filter((file) => textOf(file).trimEnd().split('\n').length > 300)
  expect(long).toEqual([])
})
