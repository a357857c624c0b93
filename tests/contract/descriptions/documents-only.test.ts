import { endpoints, provenanceKeyword } from '@touchline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { answersOf, type State } from '../../../e2e/stand-in/answers.ts'
import { places } from '../../../e2e/stand-in/places.ts'
import { hostOfFile } from '../../support/host.ts'
import { pathOf } from '../../support/person.ts'
import { decisions } from '../decisions.ts'
import { placesIn } from '../over-http/target.ts'
import { isJson } from '../schema-nodes.ts'
import { readDescription } from './descriptions.ts'
import { type StandInCall, standInCalls } from './stand-in-calls.ts'
import { ajvOn, type Description, type Judged, prismOn, type Validator } from './validators.ts'

const host = hostOfFile()
let whole: Description
let documents: Description
let validators: readonly Validator[]

beforeAll(async () => {
  whole = await readDescription(await host(), 'json')
  documents = await readDescription(await host(), 'documents.json')
  validators = [ajvOn(documents), await prismOn(documents)]
})

type Field = { readonly path: string; readonly kind: string; readonly isRequired: boolean }

/** Every field of the object schemas below a value; a name that stands for a component is part of its path. */
function fieldsIn(value: unknown, path = ''): readonly Field[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => fieldsIn(each, path))
  if (!isJson(value)) return []
  const required = Array.isArray(value['required']) ? value['required'] : []
  const properties = isJson(value['properties']) ? Object.entries(value['properties']) : []
  const own = properties.map(([name, field]) => {
    const provenance = isJson(field) ? field[provenanceKeyword] : undefined
    return {
      path: `${path}.${name}`,
      kind: isJson(provenance) ? String(provenance['kind']) : 'none',
      isRequired: required.includes(name),
    }
  })
  const deeper = Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'example' || key === 'examples' || key === 'required') return []
    return fieldsIn(inner, key === 'properties' ? path : `${path}/${key}`)
  })
  return [...own, ...deeper]
}

describe('the description of the documents alone', () => {
  test('[O-390] has every call, and requires no field that is ours', () => {
    expect(Object.keys(documents.paths)).toEqual(Object.keys(whole.paths))
    const fields = fieldsIn({ paths: documents.paths, components: documents.components })
    expect(fields.length).toBeGreaterThan(900)
    expect(fields.filter(({ kind }) => kind === 'none')).toEqual([])
    expect(fields.filter(({ kind, isRequired }) => kind === 'ours' && isRequired)).toEqual([])
    expect(fields.filter(({ isRequired }) => isRequired).length).toBeGreaterThan(400)
  })

  test('[O-391] demands every stated or implied field, except those that the decision names', () => {
    const demanded = new Set(requiredIn(documents))
    const described = new Set(Object.keys(documents.components['schemas'] ?? {}))
    const dropped = requiredIn(whole).filter(
      (path) => !demanded.has(path) && described.has(/^\/(\w+)/.exec(path)?.[1] ?? ''),
    )
    const text = decisions.get('O-391') ?? ''
    const silent = dropped.filter((path) => !text.includes(path.split('.').at(-1) ?? ''))
    expect(silent).toEqual([])
    expect(dropped.length).toBeGreaterThan(20)
  })
})

/** Stated and implied fields that the components of a description require. */
function requiredIn({ components }: Description): readonly string[] {
  const fields = fieldsIn(components['schemas'])
  const demanded = fields.filter(({ kind, isRequired }) => isRequired && kind !== 'ours')
  return demanded.map(({ path }) => path.replaceAll(/\/anyOf/g, ''))
}

const freshState = (): State => ({
  logins: 0,
  ended: new Set(),
  isFilled: false,
  holdsEverything: false,
  gateway: { key: 'key', url: 'http://localhost/form.js' },
})

const placeOf = placesIn(places)

/** The stand-in's answer to a call, as a validator judges it. */
function answerOf(
  { name, params = {}, query = '' }: StandInCall,
  state: State,
  authorization: string | undefined = 'Bearer harbour-token',
): Judged {
  const { method, path } = endpoints[name].call
  const asked = `${method} ${placeOf(pathOf(path, params))}`
  const { status, json, isHtml } = answersOf({ name: asked, query: new URLSearchParams(query), authorization }, state)
  return { method, path, status, type: isHtml ? 'text/html' : 'application/json', body: json }
}

describe('a platform that answers only what the documents state', () => {
  test('[O-390] gives nothing to find, for Ajv and for Prism', () => {
    const state = freshState()
    const answers = standInCalls.map((call) => answerOf(call, state))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401, 404, 422]))
    expect(answers.flatMap((answer) => validators.flatMap((find) => find(answer)))).toEqual([])
  })

  test('[O-390, O-391] gives nothing to find where it answers strangers, for Ajv and for Prism', () => {
    const camps = answerOf({ name: 'listCamps', query: 'source=online' }, freshState(), '')
    expect(JSON.stringify(camps.body)).not.toContain('bookable_action')
    expect(validators.flatMap((find) => find(camps))).toEqual([])
  })

  test('[O-390] has the type that no document names found in its basket, by both', () => {
    const state = { ...freshState(), isFilled: true, holdsEverything: true }
    const answer = answerOf({ name: 'readCart', params: { userId: 9001, source: 'activity-booking' } }, state)
    for (const find of validators) {
      expect(find(answer)).toEqual([expect.stringMatching(/items.8.type .*must be equal to one of the allowed values/)])
    }
  })

  test('gives much to find by the whole description, and a stated field that is missing by this one', async () => {
    const course = answerOf({ name: 'readCourse', params: { idOrSlug: 'set-dancing' } }, freshState())
    for (const find of [ajvOn(whole), await prismOn(whole)]) expect(find(course).length).toBeGreaterThan(5)
    const { data } = course.body as { readonly data: Readonly<Record<string, unknown>> }
    const { price: _removed, ...rest } = data
    for (const find of validators) {
      expect(find({ ...course, body: { data: rest } })).toEqual([expect.stringContaining("required property 'price'")])
    }
  })
})
