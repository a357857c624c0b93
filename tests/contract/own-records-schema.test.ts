import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import Value from 'typebox/value'
import { hostOfFile } from '../support/host.ts'
import { outcomeOf, root } from '../support/own-platform.ts'

const host = hostOfFile()
const kept = () => readFile(join(root, 'docs', 'own-records.schema.json'), 'utf8')

test('[O-483] the schema of a file of records in docs/ is the one that the contract makes, and the server answers it', async () => {
  const { code, stdout } = await outcomeOf('server/src/commands/data.ts', ['schema'], {})
  expect([code, await kept()]).toEqual([0, stdout])
  const answer = await (await host()).app.inject('/documentation/own-records.schema.json')
  expect(answer.headers['content-type']).toBe('application/schema+json; charset=utf-8')
  expect(answer.json()).toEqual(JSON.parse(stdout))
})

test('[O-483] the schema takes the documented example, refuses a wrong field, and describes every kind of record', async () => {
  const schema = JSON.parse(await kept()) as { properties: Record<string, { description?: string }> }
  const example = JSON.parse(await readFile(join(root, 'docs', 'own-platform.json'), 'utf8')) as {
    schedules: readonly object[]
  }
  expect(Value.Check(schema, example)).toBe(true)
  for (const change of [{ price: 5.2 }, { colour: 'red' }, { kind: 'swim' }]) {
    expect(
      Value.Check(schema, { ...example, schedules: example.schedules.map((one) => ({ ...one, ...change })) }),
    ).toBe(false)
  }
  const undescribed = Object.entries(schema.properties).filter(([, { description }]) => !description)
  expect(undescribed).toEqual([])
})
