import { endpoints, provenanceKeyword } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { decisions } from './decisions.ts'
import { personAt } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

type Json = Readonly<Record<string, unknown>>
type Field = { readonly path: string; readonly provenance: unknown }

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Every property of every object schema below a value, and every parameter of a call. */
function fieldsIn(value: unknown, path: string): readonly Field[] {
  if (!isJson(value)) return []
  const properties = isJson(value['properties']) ? Object.entries(value['properties']) : []
  const own = properties.map(([name, schema]) => ({
    path: `${path}.${name}`,
    provenance: isJson(schema) ? schema[provenanceKeyword] : undefined,
  }))
  const deeper = Object.entries(value).flatMap(([key, inner]) =>
    key === 'properties' ? fieldsOf(inner, path) : fieldsIn(inner, `${path}/${key}`),
  )
  return [...own, ...parameterIn(value, path), ...deeper]
}

function fieldsOf(properties: unknown, path: string): readonly Field[] {
  return Object.entries(isJson(properties) ? properties : {}).flatMap(([name, schema]) =>
    fieldsIn(schema, `${path}.${name}`),
  )
}

function parameterIn(value: Json, path: string): readonly Field[] {
  if (typeof value['in'] !== 'string' || !isJson(value['schema'])) return []
  return [{ path: `${path}:${String(value['name'])}`, provenance: value['schema'][provenanceKeyword] }]
}

async function readFields(): Promise<readonly Field[]> {
  const { host } = await startPlatform()
  const { json } = await personAt(host).send({ method: 'GET', url: '/documentation/json' })
  // An OpenAPI document has both.
  const { paths, components } = json() as { readonly paths: Json; readonly components: Json }
  return [...fieldsIn(paths, 'paths'), ...fieldsIn(components, 'components')]
}

const section = /^[SP][1-9](\.\d+)?\b/

/** Why a provenance does not do, or nothing. */
function problemOf(provenance: unknown): string | undefined {
  if (!isJson(provenance)) return 'has none'
  const { kind, section: stated, from, why } = provenance
  if (kind === 'stated') return section.test(String(stated)) ? undefined : `names no section: ${String(stated)}`
  if (kind === 'inferred') return /[SPCO]-?\d/.test(String(from)) ? undefined : `names nothing: ${String(from)}`
  return kind === 'ours' && typeof why === 'string' && why.length > 3 ? undefined : 'says nothing'
}

/** Decisions that cover everything of ours. */
const whole = /^(O-88|O-92|O-108|payments\.md 5\.[57])\b/

function isDecided(path: string, why: string): boolean {
  const [id = ''] = why.split(':')
  const name = path.split(/[.:]/).at(-1) ?? ''
  return whole.test(why) || (decisions.get(id)?.includes(name) ?? false)
}

describe('the provenance of fields', () => {
  test('every field of a request or an answer has one in the OpenAPI document', async () => {
    const fields = await readFields()
    expect(fields.length).toBeGreaterThan(500)
    const wrong = fields.flatMap(({ path, provenance }) => {
      const problem = problemOf(provenance)
      return problem === undefined ? [] : [`${path} ${problem}`]
    })
    expect(wrong).toEqual([])
  })

  test('our fields are told from the stated ones', async () => {
    const byPath = new Map((await readFields()).map(({ path, provenance }) => [path, provenance]))
    expect(byPath.get('components/schemas/Course.name')).toEqual({ kind: 'stated', section: 'P3.7' })
    expect(byPath.get('components/schemas/Course.slug')).toEqual({ kind: 'stated', section: 'S3' })
    expect(byPath.get('components/schemas/Course.picture_kind')).toMatchObject({ kind: 'ours' })
    expect(byPath.get('components/schemas/Client.currency.code')).toMatchObject({ kind: 'ours' })
    expect(byPath.get('components/schemas/Client.currency.symbol')).toEqual({ kind: 'stated', section: 'S3' })
  })

  test('each of our fields has a decision that names it', async () => {
    const own = (await readFields()).flatMap(({ path, provenance }) => {
      const why = isJson(provenance) && provenance['kind'] === 'ours' ? String(provenance['why']) : undefined
      return why === undefined ? [] : [{ path, why }]
    })
    expect(own.length).toBeGreaterThan(40)
    expect(own.filter(({ path, why }) => !isDecided(path, why))).toEqual([])
  })

  test('a schema without a provenance is reported', () => {
    expect(problemOf(undefined)).toBe('has none')
    expect(problemOf({ kind: 'stated', section: 'somewhere' })).toBe('names no section: somewhere')
    expect(problemOf(endpoints.readCart.provenance)).toBeUndefined()
  })
})
