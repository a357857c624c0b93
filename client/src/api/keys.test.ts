import { describe, expect, expectTypeOf, test } from 'vitest'
import { snakeKeys, toCamel } from './keys.ts'
import type { Camel, Read } from './keys.ts'

describe('keys at the wire', () => {
  test.each([
    ['first_name', 'firstName'],
    ['address1', 'address1'],
    ['theme_app_secondary_colour1', 'themeAppSecondaryColour1'],
    ['sca_url', 'scaUrl'],
    ['id', 'id'],
    ['billing_address_3_enabled', 'billingAddress_3Enabled'],
  ])('[S7-004, P7-001] %s and %s are one key in two spellings', (wire, client) => {
    expect(toCamel(wire)).toBe(client)
    expect(snakeKeys({ [client]: 1 })).toEqual({ [wire]: 1 })
  })

  test('keys convert at any depth and values never', () => {
    const wire = { line_items: [{ purchasable_type: 'av2_booking', price: { formatted_total: '£1.00' } }], meta: null }
    const client = { lineItems: [{ purchasableType: 'av2_booking', price: { formattedTotal: '£1.00' } }], meta: null }
    expect(snakeKeys(client)).toEqual(wire)
  })

  test('the bank’s data is passed on byte for byte', () => {
    const wire = { sca_data: { creq: 'x', threeDSSessionData: 'y', PaReq: 'z', MD: '1', a_b: '2' } }
    expect(snakeKeys({ scaData: wire.sca_data })).toEqual(wire)
  })

  test('field paths of errors keep the platform’s spelling', () => {
    const wire = { errors: { 'items.0.custom_question_answers.7': ['Required'], first_name: ['Required'] } }
    expect(snakeKeys(wire)).toEqual(wire)
  })

  test.each(['018f4a2e-0000-7000-8000-00000000000a', '42', 'items.0.first_name', 'GBP', 'X-Selected-User', '_private'])(
    'the key %s is data and stays',
    (key) => {
      expect(toCamel(key)).toBe(key)
      expect(snakeKeys({ [key]: { aB: 1 } })).toEqual({ [key]: { a_b: 1 } })
    },
  )

  test('the types convert as the values do', () => {
    type Wire = { readonly first_name: string; readonly address1: string; readonly sca_data: { readonly a_b: 1 } }
    expectTypeOf<Camel<Wire>>().toEqualTypeOf<{
      readonly firstName: string
      readonly address1: string
      readonly scaData: { readonly a_b: 1 }
    }>()
    expectTypeOf<Read<{ readonly a_b: number; readonly c?: 'x'; readonly d: readonly string[] }>>().toEqualTypeOf<{
      readonly aB: number | null
      readonly c?: 'x' | (string & Record<never, never>)
      readonly d: readonly string[]
    }>()
    expectTypeOf<Camel<{ readonly line_items: readonly { readonly item_id: number | null }[] }>>().toEqualTypeOf<{
      readonly lineItems: readonly { readonly itemId: number | null }[]
    }>()
  })
})
