import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contractVersion } from '@touchline/contract'
import { expect, test } from 'vitest'
import { hostOfFile } from '../support/host.ts'
import { personAt } from '../support/person.ts'

const host = hostOfFile()

test('[O-457] the document says the version that was released last', async () => {
  const files = readdirSync(join(import.meta.dirname, '..', '..', 'contract', 'released'))
  const versions = files.filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', ''))
  expect(versions.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)).toBe(contractVersion)
  const { json } = await personAt(await host()).send({ method: 'GET', url: '/documentation/json' })
  expect(json()).toMatchObject({ info: { version: contractVersion } })
})
