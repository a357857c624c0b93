import * as contract from '@touchline/contract'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const catalogue = readFileSync(join(import.meta.dirname, '../../docs/specification/requirements.tsv'), 'utf8')
const statements = new Map(
  catalogue.split('\n').map((line) => {
    const [id = '', , , , statement = ''] = line.split('\t')
    return [id, statement] as const
  }),
)

/** The values a row of the specification names, in its order: its words in quotes. */
function statedIn(id: string): readonly string[] {
  return [...(statements.get(id) ?? '').matchAll(/'([a-zA-Z][\w-]*)'/g)].map(([, value = '']) => value)
}

describe('enumerations are those of the specification, literally and in its order', () => {
  test('[P3-013, S3-015] cart sources', () => {
    expect(contract.cartSources).toEqual(statedIn('P3-013'))
    expect(contract.cartSources).toEqual(statedIn('S3-015'))
  })
  test('[S3-016] order statuses', () => expect(contract.orderStatuses).toEqual(statedIn('S3-016')))
  test('[S3-018] refund statuses', () => expect(contract.refundStatuses).toEqual(statedIn('S3-018')))
  test('[S3-032] purchasable types', () => expect(contract.purchasableTypes).toEqual(statedIn('S3-032')))
  test('[S3-046] relationships of linked users', () => expect(contract.relationships).toEqual(statedIn('S3-046')))
  test('[S3-083, P3-038] booking types', () => {
    expect(contract.bookingTypes).toEqual(statedIn('S3-083'))
    expect(contract.bookingTypes).toEqual(statedIn('P3-038'))
  })
  test('[S3-086] onboarding types', () => expect(contract.onboardingTypes).toEqual(statedIn('S3-086')))
  test('[P3-010] sorting directions', () => expect(contract.sortDirections).toEqual(statedIn('P3-010')))
  test('[P3-039, P4-001] booking statuses', () => {
    expect(contract.bookingStatuses).toEqual(statedIn('P3-039'))
    expect(contract.bookingStatuses).toEqual(statedIn('P4-001'))
  })
  test('[P3-040, P4-003] occurrence statuses', () => {
    expect(contract.occurrenceStatuses).toEqual(statedIn('P3-040'))
    expect(contract.occurrenceStatuses).toEqual(statedIn('P4-003'))
  })
  test('[P3-041] booking strategies', () => expect(contract.bookingStrategies).toEqual(statedIn('P3-041')))
  test('[P3-043, S3-084] bookable actions', () => {
    expect(contract.bookableActions).toEqual(statedIn('P3-043'))
    expect(contract.bookableActions).toEqual(statedIn('S3-084'))
  })
  test('[P3-045] restriction types', () => expect(contract.restrictionTypes).toEqual(statedIn('P3-045')))
  test('[P3-046 partly] restriction criteria', () => expect(contract.restrictionCriteria).toEqual(statedIn('P3-046')))
  test('[P3-069] types of integrations', () => expect(contract.integrationTypes).toEqual(statedIn('P3-069')))
  test('[P3-070] drivers of integrations', () => expect(contract.integrationDrivers).toEqual(statedIn('P3-070')))
  test('[P3-072] events sent to integrations', () => {
    // Names with dots in them are no words.
    expect(statements.get('P3-072')).toMatch(new RegExp(`only '${contract.integrationEventTypes.join("', '")}'`))
  })
  test('[P3-047] tender types', () => expect(contract.tenderTypes).toEqual(statedIn('P3-047')))
  test('[P3-048] cancellation sources', () => expect(contract.cancellationSources).toEqual(statedIn('P3-048')))
  test('[P3-051, P4-008 partly] cut-off actions', () => {
    expect(contract.cutOffActions).toEqual(statedIn('P3-051'))
    expect(contract.cutOffActions).toEqual(statedIn('P4-008'))
  })
  test('[P3-052, S3-085, S1-012] channels', () => {
    expect(contract.channels).toEqual(statedIn('P3-052'))
    expect(contract.channels).toEqual(statedIn('S3-085'))
    expect(contract.channels.toSorted()).toEqual(statedIn('S1-012').toSorted())
  })
  test('[P3-053] custom question types', () => expect(contract.questionTypes).toEqual(statedIn('P3-053')))
  test('[P4-035] payment states', () => expect(contract.paymentStatuses).toEqual(statedIn('P4-035')))
  test('[P3-086 partly] ways to buy a camp', () => {
    expect(contract.pricingOptionAvailabilities).toEqual(statedIn('P3-086'))
  })
  test('[P3-015 partly] types of credit', () => expect(contract.creditTypes).toEqual(statedIn('P3-015')))
})

describe('limits are those of the specification', () => {
  test.each([
    ['[P9-001 partly] the first page', contract.limits.defaultPage, 1],
    ['[P9-002 partly] rows on a page', contract.limits.defaultPageSize, 20],
    ['[P9-003 partly] most rows on a page', contract.limits.maximumPageSize, 100],
    ['[P9-014 partly] the largest whole number', contract.limits.integer, 4_294_967_295],
    ['[P9-015 partly] characters of a name', contract.limits.nameLength, 255],
    ['[P9-017 partly] the largest radius', contract.limits.radius.maximum, 30],
    ['[P5-052 partly] characters of a postcode', contract.limits.postcodeLength, { minimum: 5, maximum: 7 }],
    ['[O-02 partly] characters of a password', contract.limits.passwordLength.minimum, 8],
    ['[C-54 partly] extras of one kind that a customer picks', contract.limits.extraQuantity, 10],
  ])('%s', (_what, value, stated) => expect(value).toEqual(stated))
})
