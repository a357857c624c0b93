import { type ChannelRule, endpoints, PlatformError } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import {
  channelIn,
  isActorInBody,
  type Parts,
  selectedUserCarriers,
  selectedUserIn,
  selectedUserInHeader,
} from './claims.ts'

const nothing: Parts = { path: {}, query: {}, body: {} }

/** The fields that a refusal names. */
function fieldsRefusedBy(work: () => unknown): readonly string[] {
  try {
    work()
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'validation_failed') return Object.keys(error.fields ?? {})
    throw error
  }
  return []
}

describe('the channel', () => {
  const inQuery: ChannelRule = { from: 'query', name: 'source' }
  const inBody: ChannelRule = { from: 'body', name: 'data.cancellation_source' }

  test.each<[string, ChannelRule, Partial<Parts>, string]>([
    ['is online by declaration, whatever is sent', 'online', { query: { source: 'foh' } }, 'online'],
    ['is the staff channel by declaration', 'staff', {}, 'foh'],
    ['is online while its carrier is not sent', inQuery, {}, 'online'],
    ['[S1-012] of foh is front of house', inQuery, { query: { source: 'foh' } }, 'foh'],
    ['[S1-012] of front-of-house is front of house', inQuery, { query: { source: 'front-of-house' } }, 'foh'],
    ['[S1-012] of point-of-sale is front of house', inQuery, { query: { source: 'point-of-sale' } }, 'foh'],
    ['of my-account is online', inQuery, { query: { source: 'my-account' } }, 'online'],
    ['is read from its carrier only', inQuery, { path: { source: 'foh' }, body: { source: 'foh' } }, 'online'],
    ['may lie deeper', inBody, { body: { data: { cancellation_source: 'foh' } } }, 'foh'],
    ['is not looked for where there is no object', inBody, { body: { data: null } }, 'online'],
    ['may be said by the second of two carriers', [inQuery, inBody], { query: { source: 'foh' } }, 'foh'],
    [
      'may be said twice in two words',
      [inQuery, inBody],
      { query: { source: 'activity-booking' }, body: { data: { cancellation_source: 'customers' } } },
      'online',
    ],
  ])('%s', (_what, rule, sent, expected) => {
    expect(channelIn(rule, { ...nothing, ...sent })).toBe(expected)
  })

  test('that differs between two places in the request is refused by both names', () => {
    const sent = { ...nothing, query: { source: 'foh' }, body: { data: { cancellation_source: 'customers' } } }
    expect(fieldsRefusedBy(() => channelIn([inQuery, inBody], sent))).toEqual([
      'query.source',
      'body.data.cancellation_source',
    ])
  })
})

describe('the linked user', () => {
  const carriers = selectedUserCarriers(endpoints.addItems)

  test('is read where the schemas have the field', () => {
    expect(carriers).toEqual([
      { from: 'query', name: 'selected_user_id' },
      { from: 'body', name: 'selected_user_id' },
    ])
    expect(selectedUserCarriers(endpoints.readUser)).toEqual([])
  })

  test.each<[string, Partial<Parts>, number | undefined]>([
    ['nowhere', {}, undefined],
    ['in the query', { query: { selected_user_id: 8 } }, 8],
    ['in the body', { body: { selected_user_id: 9 } }, 9],
    [
      'in the query, while the body says that nobody is',
      { query: { selected_user_id: 8 }, body: { selected_user_id: null } },
      8,
    ],
    ['in both alike', { query: { selected_user_id: 8 }, body: { selected_user_id: 8 } }, 8],
  ])('[C-06 partly] is named %s', (_where, sent, expected) => {
    expect(selectedUserIn(carriers, { ...nothing, ...sent })).toBe(expected)
  })

  test('that differs between query and body is refused by both names', () => {
    const sent = { ...nothing, query: { selected_user_id: 8 }, body: { selected_user_id: 9 } }
    expect(fieldsRefusedBy(() => selectedUserIn(carriers, sent))).toEqual([
      'query.selected_user_id',
      'body.selected_user_id',
    ])
  })

  test.each([
    [undefined, undefined],
    ['', undefined],
    ['8', 8],
    ['4294967295', 4_294_967_295],
  ])('[O-59 partly] in a header of %s is %s', (header, expected) => {
    expect(selectedUserInHeader(header)).toBe(expected)
  })
})

test.each([
  ['listCourses', false],
  ['clearCart', false],
  ['register', false],
  ['addItems', true],
  ['applyCredit', true],
  ['completePayment', true],
  ['completeSca', false],
] as const)('the body of %s can name the linked user: %s', (name, expected) => {
  expect(isActorInBody(endpoints[name])).toBe(expected)
})
