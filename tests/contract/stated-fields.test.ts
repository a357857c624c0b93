import { type ApiName, namedSchemas } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { decisions } from './decisions.ts'
import { requestFor } from './requests.ts'
import { rowsOfFields } from './rows-of-fields.ts'
import { setScene } from './scene.ts'
import { isJson, type Json, nodeAt, readSchema } from './schema-nodes.ts'
import { dependingOnType, placeOf, schemasOf, type StatedField, statedFields } from './stated-fields.ts'
import { nullByDecision } from './null-by-decision.ts'

const nameOf = ({ section, entity, field }: StatedField) => `${section} ${entity}.${field}`
const pathOf = ({ entity, field }: StatedField) => (placeOf[`${entity}.${field}`] ?? field).split('.')

/** Differences between a field of a schema and the stated one. */
function problemsOf(stated: StatedField, schema: string): readonly string[] {
  const found = nodeAt(namedSchemas.get(schema), pathOf(stated))
  if (!found) return ['is missing']
  const { type, isNullable, isRequired, provenance } = readSchema(found)
  const isDecided = nullByDecision[schema]?.includes(pathOf(stated).join('.'))
  return [
    ...(fits(stated.type, type) ? [] : [`is ${type}, not ${stated.type}`]),
    ...(stated.nullable && !isNullable ? ['is never null'] : []),
    ...(isNullable && !stated.nullable && !isDecided ? ['may be null, which nothing says'] : []),
    ...(isRequired || dependingOnType.has(stated.entity) ? [] : ['may be absent']),
    ...(isJson(provenance) && provenance['kind'] === 'ours' ? ['is called ours'] : []),
  ]
}

/** A type in the words of the table against one that was read off a schema. */
function fits(stated: string, type: string): boolean {
  if (stated === '-') return true
  if (stated === 'list') return type.startsWith('list')
  if (stated === 'object') return type === 'object' || /^[A-Z]/.test(type)
  if (stated === 'price') return type === 'Price'
  if (stated === 'date-time') return type === 'DateTime'
  return type === stated
}

/** Rows that are of an answer; what is sent is pinned by its own tests. */
const answered = statedFields.filter(({ entity }) => entity !== 'Item to add')

describe('stated fields', () => {
  test('are all in the contract: by name, type and whether they may be null', () => {
    const problems = answered.flatMap((stated) => {
      const schemas = schemasOf[stated.entity] ?? []
      const found = schemas.flatMap((schema) => problemsOf(stated, schema).map((problem) => `${schema}: ${problem}`))
      return found.map((problem) => `${nameOf(stated)}: ${problem}`)
    })
    expect(problems).toEqual([])
    expect(answered.length).toBeGreaterThan(300)
  })

  test.each(rowsOfFields)('[%s] %s: %s', (_id, entity, fields) => {
    const schemas = schemasOf[entity] ?? []
    const named = fields.split(' ').map((field) => answered.find((row) => row.entity === entity && row.field === field))
    expect(named).not.toContain(undefined)
    const found = named.filter((row) => row !== undefined)
    expect(found.flatMap((row) => schemas.flatMap((schema) => problemsOf(row, schema)))).toEqual([])
    expect(schemas).not.toEqual([])
  })

  test('are exactly the fields that the contract marks as stated', () => {
    const inTable = new Set(
      answered.flatMap((stated) => (schemasOf[stated.entity] ?? []).map((schema) => `${schema}.${pathOf(stated)[0]}`)),
    )
    const covered = new Set(answered.flatMap(({ entity }) => schemasOf[entity] ?? []))
    const claimed = [...covered].flatMap((schema) => {
      const { properties } = namedSchemas.get(schema) as { readonly properties: Readonly<Record<string, Json>> }
      const own = Object.entries(properties).filter(([, node]) => readSchema({ node, isRequired: true }).isStated)
      return own.map(([field]) => `${schema}.${field}`)
    })
    expect(claimed.filter((field) => !inTable.has(field))).toEqual([])
  })

  test('[O-98] a field that may be null by decision is one, and the decision names it', () => {
    const decision = decisions.get('O-98') ?? ''
    const wrong = Object.entries(nullByDecision).flatMap(([schema, fields]) =>
      fields.filter((field) => {
        const path = field.split('.')
        const found = nodeAt(namedSchemas.get(schema), path)
        return !found || !readSchema(found).isNullable || !decision.includes(path.at(-1) ?? '')
      }),
    )
    expect(wrong).toEqual([])
  })
})

type Example = readonly [name: ApiName, path: readonly string[]]

/** The place of a stated entity in a real answer. */
const examples: Readonly<Record<string, Example>> = {
  Venue: ['readVenue', ['data']],
  Client: ['readClient', ['data']],
  Theme: ['readTheme', ['data']],
  User: ['readUser', ['data']],
  'Linked user': ['listLinkedUsers', ['data', '0']],
  Category: ['readBookableCategory', ['data']],
  'Course schedule': ['readCourse', ['data']],
  'Course detail': ['readCourse', ['data']],
  'Camp schedule': ['readCamp', ['data']],
  'Camp detail': ['readCamp', ['data']],
  'Session of a camp': ['readCamp', ['data', 'occurrences', '0']],
  Occurrence: ['readCourse', ['data', 'occurrences', '0']],
  'Session of a course': ['readCourse', ['data', 'occurrences', '0']],
  'Custom question section': ['readCourse', ['data', 'custom_question_sections', '0']],
  Question: ['readCourse', ['data', 'custom_question_sections', '0', 'questions', '0']],
  Extra: ['readCourse', ['data', 'extras', '0']],
  Booking: ['readBooking', ['data']],
  'Booking bundle': ['readBookingBundle', ['data']],
  Package: ['readPackage', ['data']],
  Cart: ['readCart', ['data']],
  'Order item': ['readCart', ['data', 'items', '0']],
  'Basket item': ['readCart', ['data', 'items', '0']],
  'Cart item': ['readCart', ['data', 'items', '0']],
  'Order item, av2_booking_bundle': ['readCart', ['data', 'items', '0']],
  'Child item': ['readCart', ['data', 'items', '0', 'child_items', '0']],
  'Child item, av2_booking': ['readCart', ['data', 'items', '0', 'child_items', '0']],
  'Line item': ['readCart', ['data', 'line_items', '0']],
  Order: ['readOrder', ['data']],
  'Available credit': ['readOrder', ['data', 'available_credit', '0']],
  'Waiver or restriction record': ['readRestriction', ['data']],
  'Waitlist entry': ['joinWaitlist', ['data']],
  'Pagination metadata': ['listVenues', ['meta', 'pagination']],
  'Sorting metadata': ['listVenues', ['meta', 'sorting']],
  Price: ['readCart', ['data', 'total']],
  'Date-time': ['readCourse', ['data', 'starts_at']],
  Prepare: ['preparePayment', []],
  Authorise: ['authorisePaymentWith', []],
  Complete: ['completePayment', []],
  'Completion of 3-D Secure': ['completeSca', []],
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isJson(inner) ? inner[key] : undefined), value)

/** Whether the field is there, null included; below something that is null or an empty list nothing is expected. */
function isAnswered(value: unknown, [first = '', ...deeper]: readonly string[]): boolean {
  if (value === null || (Array.isArray(value) && value.length === 0)) return true
  const one: unknown = Array.isArray(value) ? value[0] : value
  if (!isJson(one) || !(first in one)) return false
  return deeper.length === 0 || isAnswered(one[first], deeper)
}

describe('real answers', () => {
  test.each(Object.entries(examples))('%s: every stated field is sent', async (entity, [name, path]) => {
    const answer = await requestFor(name)(await setScene())
    const value = at(answer.json(), path)
    expect(isJson(value), answer.text).toBe(true)
    const rows = answered.filter((stated) => stated.entity === entity)
    expect(rows.filter((stated) => !isAnswered(value, pathOf(stated))).map(nameOf)).toEqual([])
  })
})
