import { type AddItem, addItems, changeUser, readMembershipType, readUser } from '@touchline/contract'
import { personaId } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { openStage } from '../payments/stage.ts'
import { basketOf } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import type { Person } from '../support/person.ts'
import { seedWith } from '../support/seed-with.ts'

/** The first membership is for up to 15, the second from 60. Nobody knows how old Carys is. */
const agedHost = hostOfSeed(
  seedWith('membership-ages', (writer) => ({
    membershipTypes: (records) =>
      writer.membershipTypes(
        records.map((record) => ({
          ...record,
          ages: record.id === 1 ? { minimum: null, maximum: 15 } : { minimum: 60, maximum: null },
        })),
      ),
    // Records have a date of birth; accounts of another origin may have none.
    users: (records) => writer.users(records.map((user) => (user.id === personaId('carys') ? unborn(user) : user))),
  })),
)

function unborn<User extends { readonly bornOn: string }>(user: User): User {
  return { ...user, bornOn: null as unknown as string }
}

const stage = async () => openStage({ host: await agedHost() })
const safiya = 9
const item = (id: string, forWhom?: number): AddItem => ({
  purchasable_type: 'membershipRenewal',
  purchasable_id: id,
  ...(forWhom === undefined ? {} : { purchased_for_user_id: forWhom }),
})
const body = (added: AddItem) => ({ body: { items: [added] } })
const add = (person: Person, added: AddItem) => person.call(addItems, { params: basketOf(person.id), ...body(added) })
const refuse = (person: Person, added: AddItem) =>
  person.refusal(addItems, { params: basketOf(person.id), ...body(added) })
const field = 'items.0.purchased_for_user_id'

describe('[O-377] a membership whose price is for an age', () => {
  test('says so', async () => {
    const { platform } = await stage()
    const { data } = await platform.visitor.call(readMembershipType, {
      params: { venue: 'ashcombe-leisure-centre', membershipTypeId: 1 },
    })
    expect(data.suitable_for).toMatchObject({ min_age: null, max_age: 15 })
  })

  test('is refused to somebody too old or too young, at the field of the person, and sold to somebody of the age', async () => {
    const { platform } = await stage()
    const amina = await platform.as('amina')
    const tooOld = await refuse(amina, item('1-1'))
    expect([tooOld.status, Object.keys(tooOld.errors ?? {})]).toEqual([422, [field]])
    expect(tooOld.errors?.[field]?.[0]).toMatch(/^Too old: the maximum age is 15/)
    const tooYoung = await refuse(amina, item('2-1', safiya))
    expect(tooYoung.errors?.[field]?.[0]).toMatch(/^Too young: the minimum age is 60, and they will be 8/)
    const { data } = await add(amina, item('1-1', safiya))
    expect(data.items).toHaveLength(1)
  })

  test('asks for a date of birth that nobody knows, which is given once', async () => {
    const { platform } = await stage()
    const carys = await platform.as('carys')
    const unknown = await refuse(carys, item('2-1'))
    expect(unknown.errors?.[field]).toEqual(['We need a date of birth for this price.'])
    const give = (date_of_birth: string) => ({ body: { data: { date_of_birth } } })
    const future = await carys.refusal(changeUser, give('2100-01-01'))
    expect(future).toMatchObject({ status: 422, errors: { 'data.date_of_birth': [expect.any(String)] } })
    await carys.call(changeUser, give('1950-02-03'))
    await add(carys, item('2-1'))
    const younger = await carys.refusal(changeUser, give('2015-02-03'))
    expect(younger).toMatchObject({ status: 422, errors: { 'data.date_of_birth': [expect.any(String)] } })
    const { data } = await carys.call(readUser, {})
    expect(data.date_of_birth).toBe('1950-02-03')
  })
})
