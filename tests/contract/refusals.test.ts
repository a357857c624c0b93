import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints, type Endpoint, errorCodes, errors, refusalsOf } from '@touchline/contract'
import { expect, test } from 'vitest'
import { messages } from './messages.ts'

const root = join(import.meta.dirname, '..', '..')

function textOf(folder: string, isWanted: (name: string) => boolean): string {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(isWanted)
  return files.map((file) => readFileSync(join(root, folder, file), 'utf8')).join('\n')
}

const server = textOf('server/src', (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
const specification = textOf('docs/specification', (name) => /\.(md|tsv)$/.test(name))
const all: readonly Endpoint[] = Object.values(endpoints)
const answered = errorCodes.filter((code) => server.includes(`'${code}'`))
const declared = new Set<string>(all.flatMap(refusalsOf))

test('every refusal of the catalogue is answered by the server, or stated by the specification for a platform', () => {
  const neither = errorCodes.filter(
    (code) =>
      !answered.includes(code) && !specification.includes(code) && !specification.includes(messages[code] ?? ''),
  )
  expect(neither).toEqual([])
})

test('every refusal the server answers is declared by a call', () => {
  // Answered where no call is.
  const ofNoCall = ['path_not_found']
  expect(answered.filter((code) => !declared.has(code))).toEqual(ofNoCall)
})

test('every refusal has a status of its kind', () => {
  for (const [code, { status }] of Object.entries(errors)) {
    expect(status, code).toBeGreaterThanOrEqual(400)
    expect(status, code).toBeLessThan(600)
  }
})

test.each([
  ['[P8-002 partly]', 'item_not_found', 404, 'Unable to complete request, item not found.'],
  ['[P8-003 partly]', 'unauthorised', 403, 'Unauthorised.'],
  ['[P8-005 partly]', 'unexpected', 500, 'Something has gone wrong, please try again.'],
  ['P8-017', 'transaction_missing', 422, 'No transaction ID available for payment completion'],
  ['O-39', 'paid_booking_disabled', 403, 'Paid bookings are currently unavailable.'],
  ['O-42', 'credit_not_applied', 400, 'Credit amount could not be applied.'],
  ['O-46', 'item_hash_mismatch', 409, 'Your basket has changed, please review it and try again.'],
] as const)('%s: %s is %i with the stated message', (_row, code, status, message) => {
  expect({ ...errors[code], message: messages[code] }).toEqual({ status, message })
})
