import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root, textOf, trackedFiles } from './tracked-files.ts'

const textFiles = () =>
  trackedFiles().filter((file) =>
    /\.(tsx?|mjs|cjs|js|json|ya?ml|md|tsv|html|css|svg|sql)$|(^|\/)(Dockerfile|run|\.[a-z]+ignore)$/.test(file),
  )
const withoutThisFolder = () => textFiles().filter((file) => !file.startsWith('tests/architecture/'))

function filesWith(pattern: RegExp) {
  return withoutThisFolder().filter((file) => pattern.test(textOf(file)))
}

// A fresh clone on another machine has none of these.
test('no file names a path of one machine or a folder outside the repository', () => {
  expect(filesWith(/(^|[\s"'`(=])\/(work|root|home|Users)\/|shared\/(design|spec|hooks)\b/m)).toEqual([])
})

test('no file names a package registry', () => {
  expect(filesWith(/registry\.(npmjs|yarnpkg)|npmmirror|\bregistry=|"registry"/)).toEqual([])
})

// An address in the lockfile pins where a package comes from on top of what it is.
test('the lockfile holds hashes and no addresses', () => {
  expect(textOf('pnpm-lock.yaml')).not.toMatch(/https?:/)
})

test('every dependency has one exact version', () => {
  const loose = trackedFiles()
    .filter((file) => file.endsWith('package.json'))
    .flatMap((file) =>
      [...textOf(file).matchAll(/"(@?[\w./-]+)": "([~^*><][^"]*|latest)"/g)].map(([, name]) => `${file}: ${name}`),
    )
    .filter((entry) => entry !== 'package.json: node')
  expect(loose).toEqual([])
})

// A sandbox that names a real mailbox writes to it one day.
test('every mail address is undeliverable', () => {
  const addresses = withoutThisFolder()
    .filter((file) => file !== 'pnpm-lock.yaml')
    .flatMap((file) => textOf(file).match(/\b[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}\b/g) ?? [])
  const deliverable = addresses.filter(
    (address) => !/@([\w-]+\.)*(example\.(test|com|org|net)|example|test|invalid|localhost)$/.test(address),
  )
  expect(new Set(deliverable)).toEqual(new Set())
})

test('every link between documents leads to a file', () => {
  const broken = trackedFiles()
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(root, dirname(file), target)))
        .map((target) => `${file} -> ${target}`),
    )
  expect(broken).toEqual([])
})

test('decision records are numbered in order and listed in the index', () => {
  const records = trackedFiles().filter((file) => /^docs\/decisions\/\d/.test(file))
  const numbers = records.map((file) => Number(/^docs\/decisions\/(\d{3})-[a-z0-9-]+\.md$/.exec(file)?.[1]))
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  const index = textOf('docs/decisions/README.md')
  expect(records.filter((file) => !index.includes(`(${file.replace('docs/decisions/', '')})`))).toEqual([])
})
