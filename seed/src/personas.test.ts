import { minorUnits } from '@touchline/money'
import { describe, expect, test } from 'vitest'
import { personaId, personas, seedPassword, type PersonaName } from './personas.ts'
import { platformRecords } from './platform.ts'
import { seedDay } from './seed-day.ts'
import { seededInstants } from './testing/instants.ts'

test('the personas log in as name@example.test with one password', () => {
  const records = platformRecords(seedDay(Date.parse('2026-11-18T10:00:00Z')))
  for (const persona of personas) {
    const user = records.users.find(({ id }) => id === persona.userId)
    expect(user).toMatchObject({
      email: `${persona.name}@example.test`,
      firstName: persona.firstName,
      lastName: persona.lastName,
      roles: [persona.role],
      password: seedPassword,
    })
  }
  expect(records.users.filter(({ password }) => password !== null).length).toBe(personas.length)
})

describe.each(seededInstants)('the personas seeded on %s', (_, now) => {
  const day = seedDay(now)
  const records = platformRecords(day)

  test('has amina with three linked children, each with a date of birth, and £15.00 of general credit', () => {
    const children = linkedTo('amina').map(({ userId }) => records.users.find(({ id }) => id === userId))
    const bornOn = children.map((child) => child?.bornOn ?? '')
    expect(new Set(bornOn).size).toBe(3)
    expect(bornOn.filter((born) => born <= day.dayAt(-18 * 365))).toEqual([])
    expect(creditOf('amina')).toEqual([['general', minorUnits(1500)]])
  })

  test('has amina’s credit from a cancelled booking that was fully paid', () => {
    const cancelled = records.bundles.filter(({ status }) => status === 'cancelled')
    const orders = cancelled.map(({ orderId }) => records.orders.find(({ id }) => id === orderId))
    expect(orders).toMatchObject([{ userId: personaId('amina'), total: 1500, refundStatus: 'full' }])
  })

  test('has ben as a member who has membership credit and has agreed to a waiver', () => {
    const membership = records.memberships.find(({ userId }) => userId === personaId('ben'))
    expect(membership).toMatchObject({ endsOn: null })
    expect(creditOf('ben')).toEqual([['membership', minorUnits(2000)]])
    expect(records.waiverAgreements.map(({ userId }) => userId)).toContain(personaId('ben'))
  })

  test('has carys with no bookings yet', () => {
    const hers = [...records.credits, ...records.orders, ...records.memberships, ...records.bundles]
    expect(hers.filter(({ userId }) => userId === personaId('carys'))).toEqual([])
  })

  test('has dylan with a penalty that prevents bookings', () => {
    expect(records.penalties).toMatchObject([{ userId: personaId('dylan'), actions: ['disable_booking'] }])
  })

  test('has ellie with an open till and farid as her manager', () => {
    expect(records.tills).toMatchObject([{ userId: personaId('ellie'), closedAt: null }])
    expect(personas.map(({ role }) => role).filter((role) => role !== 'customer')).toEqual(['foh', 'super_user'])
  })

  test('has gwen acting for one adult and waiting for another’s answer', () => {
    const links = linkedTo('gwen')
    const confirmed = links.filter(({ confirmedAt }) => confirmedAt !== null)
    const born = confirmed.map(({ userId }) => records.users.find(({ id }) => id === userId)?.bornOn ?? '')
    expect(confirmed.map(({ relationship }) => relationship)).toEqual(['carer'])
    expect(born.every((bornOn) => bornOn < day.dayAt(-20 * 365))).toBe(true)
    expect(links.length - confirmed.length).toBe(1)
  })

  function linkedTo(name: PersonaName) {
    return records.linkedUsers.filter(({ ownerId }) => ownerId === personaId(name))
  }

  function creditOf(name: PersonaName) {
    const usable = records.credits.filter(
      (credit) => credit.userId === personaId(name) && (credit.expiresAt ?? Infinity) > now,
    )
    return usable.map(({ type, amount }) => [type, amount])
  }
})
