import { cancelBooking, listOwnedPackages, listPackageUses } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { openStage, type Stage } from '../payments/stage.ts'
import { type Person, startPlatform } from '../support/platform.ts'
import { tomorrow } from '../timetable/timetable.ts'
import { add, laneSwim } from './usages.ts'

async function newestOf(person: Person): Promise<number> {
  const { data } = await person.call(listOwnedPackages, { params: { userId: person.id }, query: {} })
  return data[0]?.id ?? 0
}

const usesOf = async (person: Person, ownedPackageId: number, query = {}) =>
  person.call(listPackageUses, { params: { userId: person.id, ownedPackageId }, query })

/** Orders a basket that a package pays for. */
async function orderIt(stage: Stage) {
  const amina = await stage.as('amina')
  await amina.sendCompletion(await amina.completion(undefined))
}

/** Counts add up, whatever happens. */
function expectSum({ data, usages, usages_left: left }: Awaited<ReturnType<typeof usesOf>>) {
  expect(usages - data.reduce((sum, { count }) => sum + count, 0)).toBe(left)
}

describe('[O-255] the uses of a package', () => {
  test('say when, for what and for whom, from the basket to the session', async () => {
    const stage = await openStage()
    const amina = await stage.platform.as('amina')
    const id = await newestOf(amina)
    expect(await usesOf(amina, id)).toMatchObject({
      usages: 10,
      usages_left: 3,
      data: [{ count: 7, status: 'used', name: null, for: null, bookings: [] }],
    })
    await add(amina, { ...(await laneSwim(amina, tomorrow)), apply_benefit: true })
    const held = await usesOf(amina, id)
    expect(held).toMatchObject({
      usages_left: 2,
      data: [{ count: 1, status: 'reserved', name: expect.anything() }, {}],
    })
    expectSum(held)
    await orderIt(stage)
    const booked = await usesOf(amina, id)
    expect(booked.data[0]).toMatchObject({
      used_at: '2026-04-07T09:00:00Z',
      count: 1,
      status: 'booked',
      name: expect.stringContaining('swim'),
      for: { id: amina.id, name: 'Amina Rahman' },
      bookings: [{ starts_at: { local: expect.stringContaining('2026-04-08') } }],
    })
    expectSum(booked)
    await stage.advance('P2D')
    expect((await usesOf(amina, id)).data[0]).toMatchObject({ status: 'used' })
    await stage.settle()
  })

  test('do not list what was given back in time', async () => {
    const stage = await openStage()
    const amina = await stage.platform.as('amina')
    const id = await newestOf(amina)
    await add(amina, { ...(await laneSwim(amina, '2026-04-10')), apply_benefit: true })
    await orderIt(stage)
    const [use] = (await usesOf(amina, id)).data
    const bookingId = use?.bookings[0]?.id ?? 0
    expect(bookingId).toBeGreaterThan(0)
    await amina.call(cancelBooking, { params: { bookingId }, query: { source: 'bookings' } })
    const after = await usesOf(amina, id)
    expect(after).toMatchObject({ usages_left: 3, data: [{ count: 7 }] })
    await stage.settle()
  })

  test('are nobody else’s: another’s package, guest passes and unknown ones are not found', async () => {
    const { as } = await startPlatform()
    const [amina, carys, ellie] = [await as('amina'), await as('carys'), await as('ellie')]
    const ownedPackageId = await newestOf(amina)
    const refusal = (person: Person, userId: number, id: number) =>
      person.refusal(listPackageUses, { params: { userId, ownedPackageId: id }, query: {} })
    expect(await refusal(carys, carys.id, ownedPackageId)).toMatchObject({ status: 404, code: 'item_not_found' })
    expect(await refusal(carys, amina.id, ownedPackageId)).toMatchObject({ status: 403 })
    expect(await refusal(amina, amina.id, 4_294_967_295)).toMatchObject({ status: 404 })
    const forStaff = await ellie.call(listPackageUses, { params: { userId: amina.id, ownedPackageId }, query: {} })
    expect(forStaff).toMatchObject({ usages_left: 3 })
  })
})
