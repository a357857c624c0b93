import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedClock } from '@touchline/clock'
import { expect, onTestFinished, test } from 'vitest'
import { runCli } from '../cli/run-cli.ts'
import { provenanceGaps } from './provenance-gaps.ts'

const ours = { kind: 'ours', why: 'O-1: an example' }

const contract = {
  openapi: '3.1.0',
  info: {
    title: 'Example',
    version: '1.0.0',
    description: 'An example',
    contact: { name: 'A', url: 'http://a.invalid' },
  },
  servers: [{ url: 'http://api.invalid' }],
  tags: [{ name: 'things', description: 'Things' }],
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        summary: 'All things',
        description: 'Lists all things there are',
        tags: ['things'],
        security: [],
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', 'x-provenance': ours } }],
        responses: {
          200: {
            description: 'Answered',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['data'],
                  properties: {
                    data: {
                      type: 'array',
                      items: { type: 'object', properties: { id: { type: 'integer', 'x-provenance': ours } } },
                      'x-provenance': { kind: 'stated', section: 'P7.1' },
                    },
                  },
                },
              },
            },
          },
          404: { description: 'No such page' },
        },
        'x-provenance': { kind: 'stated', section: 'P7.1' },
      },
    },
  },
}

/** The command as typed, with both files, in a folder of its own. */
async function checked(now: object, released: object | string = contract, verb = 'check') {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-check-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [one, other] = [join(folder, 'now.json'), join(folder, 'released.json')]
  await writeFile(one, JSON.stringify(now))
  await writeFile(other, typeof released === 'string' ? released : JSON.stringify(released))
  const printed: string[] = []
  const complaints: string[] = []
  const code = await runCli([verb, '--contract', one, '--released', other], {
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
    env: {},
    clock: fixedClock('2027-01-04T12:00:00Z'),
    pause: async () => undefined,
    progress: () => undefined,
    type: async () => undefined,
    onInterrupt: () => () => {},
  })
  return { code, printed: printed.join('\n'), complaints: complaints.map((line) => line.replaceAll(folder, '')) }
}

test('[O-396] a contract that breaks nobody, names its sources and pleases both linters ends with 0', async () => {
  expect(await checked(contract)).toMatchObject({ code: 0, complaints: [] })
})

test('[O-396] a field gone, one without provenance and two findings of the linters end with 1, each by its call', async () => {
  const now = structuredClone(contract)
  const { get } = now.paths['/things']
  Reflect.deleteProperty(get.responses['200'].content['application/json'].schema.properties, 'data')
  Reflect.deleteProperty(get.parameters[0]?.schema ?? {}, 'x-provenance')
  Object.assign(get, { summary: undefined, tags: ['others'] })
  const { code, printed } = await checked(now)
  expect(code).toBe(1)
  expect(printed).toContain('FAIL  listThings data: missing; expected there, got gone [P7.1]')
  expect(printed).toContain('FAIL  listThings query.page: missing; expected where it comes from (x-provenance)')
  expect(printed).toMatch(/FAIL {2}listThings: another format; expected Redocly: operation-summary/)
  expect(printed).toMatch(/FAIL {2}listThings: another format; expected Spectral: operation-tag-defined/)
})

test('[O-457] changes are printed for callers: what breaks them once for all calls, and new calls', async () => {
  const now = structuredClone(contract)
  const { get } = now.paths['/things']
  const { properties } = get.responses['200'].content['application/json'].schema
  Reflect.deleteProperty(properties, 'data')
  Object.assign(now.paths, { '/others': { get: { operationId: 'listOthers', responses: get.responses } } })
  const { code, printed } = await checked(now, contract, 'changes')
  expect(code).toBe(1)
  expect(printed).toBe(
    [
      'This release breaks callers.',
      '',
      '### Breaks a caller',
      '',
      '- data: missing; was there, is gone (listThings)',
      '',
      '### New calls',
      '',
      '- `listOthers`: GET /others',
      '',
      'New optional fields break nobody and are not listed.',
    ].join('\n'),
  )
  expect(await checked(contract, contract, 'changes')).toMatchObject({
    code: 0,
    printed: expect.stringContaining('Nothing in this release breaks a caller.'),
  })
})

test.each([
  ['{', '/released.json is not JSON.'],
  ['{}', '/released.json: The description is not an OpenAPI 3.1 document.'],
  ['{"openapi":"3.1.0","paths":{}}', 'The released contract has no calls: there is no baseline.'],
])('[O-396] a baseline of %s ends with 2 and one line', async (released, line) => {
  expect(await checked(contract, released)).toMatchObject({ code: 2, complaints: [line] })
})

test('[O-396] every field is asked where it comes from, in requests, answers and components', () => {
  const bare = { type: 'object', properties: { list: { type: 'array', items: { properties: { id: {} } } } } }
  const media = { content: { 'application/json': { schema: bare } } }
  const document = {
    paths: { '/things': { post: { operationId: 'add', requestBody: media, responses: { 200: media } } } },
    components: { schemas: { Thing: bare }, parameters: { page: { name: 'page', in: 'query', schema: {} } } },
  }
  expect(provenanceGaps(document).map(({ call, field }) => `${call} ${field}`)).toEqual([
    'add ',
    'add request.list',
    'add request.list[].id',
    'add list',
    'add list[].id',
    ' Thing.list',
    ' Thing.list[].id',
    ' query.page',
  ])
})
