import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles, textOf, trackedFiles } from './tracked-files.ts'

/** The domain's vocabulary. A folder with another name is a new noun: it is added here, and to the README, on purpose. */
const nouns =
  `auth users venues site categories activities timetable occurrences bookings courses camps waitlists attendees blocks places pricing questions
   restrictions extras carts credits ledger mails discounts orders packages memberships guest-passes penalties payments tills checkouts integrations sandbox health`.split(
    /\s+/,
  )

/** What else stands beside the nouns, by place. */
const places: Readonly<Record<string, readonly string[]>> = {
  'contract/src': ['errors', 'shared'],
  'server/src/modules': [],
  'client/src/features': ['checkout'],
  'seed/src': ['large', 'records', 'scenarios', 'testing'],
  tests: [
    'architecture',
    'bench',
    'client',
    'contract',
    'everybody',
    'faults',
    'gateway',
    'http',
    'load',
    'store',
    'support',
  ],
}

// Whoever works on camps opens folders called camps and nothing else.
test.each(Object.entries(places))('%s has folders only for the nouns of the domain', (place, others) => {
  const folders = trackedFiles()
    .filter((file) => file.startsWith(`${place}/`))
    .map((file) => file.slice(place.length + 1).split('/'))
    .flatMap(([folder, ...rest]) => (folder !== undefined && rest.length > 0 ? [folder] : []))
  expect(folders.filter((folder) => !nouns.includes(folder) && !others.includes(folder))).toEqual([])
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
