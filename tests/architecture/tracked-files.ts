import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export type Finding = { readonly file: string; readonly line: number; readonly text: string }

/** Every file that is, or on the next commit would be, part of the repository. */
export function trackedFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  const names = listed.toString().trimEnd().split('\n')
  return [...new Set(names)].filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile()).sort()
}

/** TypeScript and script files; migrations are generated and never edited. */
export function sourceFiles(): readonly string[] {
  return trackedFiles().filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('/migrations/'))
}

export function isTest(file: string) {
  return /\.(test\.tsx?|test\.mjs|e2e\.ts)$/.test(file) || /^(tests|e2e|client\/tests)\//.test(file)
}

export function textOf(file: string) {
  return readFileSync(join(root, file), 'utf8')
}

/** Lines that match, comments left out: a comment may name what it forbids. */
export function findIn(files: readonly string[], pattern: RegExp): readonly Finding[] {
  return files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .map((text, index) => ({ file, line: index + 1, text: text.trim() }))
      .filter(({ text }) => !/^(\/\/|\/?\*)/.test(text) && pattern.test(text)),
  )
}
