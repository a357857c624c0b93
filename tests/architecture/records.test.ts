import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, trackedFiles } from './tracked-files.ts'

const isRecord = (file: string): boolean => /^docs\/decisions\/\d{3}-.*\.md$/.test(file)
const fileName = /`([\w./-]+\.(?:tsx?|mjs|md|tsv|ya?ml))`/g

/** A superseded record may name files that its successor removed. */
const isSuperseded = (text: string): boolean => /^_Area:.*superseded/im.test(text)

/** The files that a record names and the tree lacks. A name is the end of a path. */
function missingFiles(text: string, files: readonly string[]): readonly string[] {
  const names = [...text.matchAll(fileName)].map(([, name = '']) => name)
  return names.filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))
}

test('a planted record that names a missing file is reported', () => {
  expect(missingFiles('Read `infra/gone.ts` and `records.test.ts`.', trackedFiles())).toEqual(['infra/gone.ts'])
})

test('decision records name files that exist', () => {
  const files = trackedFiles()
  const wrong = files.filter(isRecord).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return isSuperseded(text) ? [] : missingFiles(text, files).map((name) => `${file}: ${name}`)
  })
  expect(wrong).toEqual([])
})
