import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readSecretFiles } from './secret-files.ts'

function secretFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'secret')
  writeFileSync(file, text)
  return file
}

describe('[O-501] a secret', () => {
  test('is read from the file that its setting names, without the line end', () => {
    const environment = { METRICS_TOKEN_FILE: secretFile('a-token-in-a-file\n'), PORT: '4000', GEOCODER_KEY_FILE: '' }
    expect(readSecretFiles(environment)).toMatchObject({ METRICS_TOKEN: 'a-token-in-a-file', PORT: '4000' })
  })

  test('that cannot be read, or is given twice, is refused by the name of its setting and without its value', () => {
    expect(() => readSecretFiles({ DATABASE_URL_FILE: '/nowhere/at/all' })).toThrow(
      'DATABASE_URL_FILE: /nowhere/at/all cannot be read (ENOENT)',
    )
    const twice = { GATEWAY_SECRET: 'a-secret-in-the-open', GATEWAY_SECRET_FILE: secretFile('another') }
    expect(() => readSecretFiles(twice)).toThrow(/^GATEWAY_SECRET_FILE: give GATEWAY_SECRET or a file of it, not both$/)
  })

  test('is left alone without a file', () => {
    expect(readSecretFiles({ DATABASE_URL: 'postgres://x' })).toEqual({ DATABASE_URL: 'postgres://x' })
  })
})
