import {
  addItems,
  addLinkedUser,
  type ApiTypes,
  listBookings,
  listLinkedUsers,
  listOrders,
  limits,
  readUser,
  removeLinkedUser,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { courseItem } from '../carts/basket.ts'
import { basketOf } from '../support/basket.ts'
import { type Person, startPlatform } from '../support/platform.ts'

type Body = ApiTypes['addLinkedUser']['body']['data']

const zayn: Body = { first_name: 'Zayn', last_name: 'Rahman', date_of_birth: '2019-05-14', relationship: 'parent' }

const add = (person: Person, data: Body, userId = person.id) =>
  person.call(addLinkedUser, { params: { userId }, body: { data } })
const refuse = (person: Person, data: Body, userId = person.id) =>
  person.refusal(addLinkedUser, { params: { userId }, body: { data } })
const namesOf = async (person: Person, userId = person.id) =>
  (await person.call(listLinkedUsers, { params: { userId } })).data.map(({ referenced_user: user }) => user.name)

describe('[O-250] adding a child', () => {
  test('[S3-046 partly] a parent adds a child with name and date of birth, and books for the child at once', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const { data } = await add(amina, { ...zayn, first_name: ' Zayn ' })
    expect(data.invitation).toBeNull()
    const userId = data.linked_user?.referenced_user.id ?? 0
    expect(data.linked_user).toMatchObject({
      relationship: 'parent',
      referenced_user: { name: 'Zayn Rahman', date_of_birth: '2019-05-14' },
    })
    expect(await namesOf(amina)).toContain('Zayn Rahman')
    const bookings = await amina.call(listBookings, {
      query: { cancellation_source: 'my-account', selected_user_id: userId },
    })
    expect(bookings.meta.pagination.total_records).toBe(0)
  })

  test('the age of the child is judged by courses as for anybody', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const course = await courseItem(amina, 'tumblers-6-to-9', { answered: true })
    const baby = await add(amina, { ...zayn, date_of_birth: '2025-05-14' })
    const item = { ...course, purchased_for_user_id: baby.data.linked_user?.referenced_user.id ?? 0 }
    const refused = await amina.refusal(addItems, { params: basketOf(amina.id), body: { items: [item] } })
    expect([refused.status, JSON.stringify(refused.errors)]).toEqual([422, expect.stringContaining('Too young')])
  })

  test('problems are told per field: what is missing, an adult, a date to come, a relationship that no child has', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    expect((await refuse(amina, { relationship: 'parent' })).errors).toEqual({
      'data.first_name': ['This field is required'],
      'data.last_name': ['This field is required'],
      'data.date_of_birth': ['This field is required'],
    })
    // The day is 7 April 2026: somebody has their sixteenth birthday today, somebody else tomorrow.
    const birth = async (date_of_birth: string) => (await refuse(amina, { ...zayn, date_of_birth })).errors
    expect(await birth('2010-04-07')).toEqual({ 'data.date_of_birth': [expect.stringContaining('16')] })
    expect(await birth('2026-04-07')).toEqual({ 'data.date_of_birth': ['The date of birth must be in the past.'] })
    expect((await refuse(amina, { ...zayn, relationship: 'employee' })).errors).toEqual({
      'data.relationship': ['For a child, choose parent, sibling or carer.'],
    })
    expect((await refuse(amina, { ...zayn, email: 'zayn@example.test' })).errors).toMatchObject({
      'data.first_name': [expect.any(String)],
      'data.date_of_birth': [expect.any(String)],
    })
    expect((await add(amina, { ...zayn, date_of_birth: '2010-04-08' })).data.linked_user).not.toBeNull()
  })

  test('the same child is refused, whatever the case and accents of the name; a twin is not', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    await add(amina, zayn)
    expect((await refuse(amina, { ...zayn, first_name: 'ZÁYN' })).errors).toEqual({
      'data.first_name': ['This person is one of your people already.'],
    })
    await add(amina, { ...zayn, first_name: 'Zara' })
  })

  test('nobody has more than twenty people, also when two requests come at once', async () => {
    const { as, host, sandbox } = await startPlatform()
    const amina = await as('amina')
    const before = (await namesOf(amina)).length
    // From other addresses each time: one address is limited in what it tries in a minute.
    for (let count = before; count < limits.linkedPeople - 1; count++) {
      const reply = await host.app.inject({
        method: 'POST',
        url: `/api/v1/users/${amina.id}/linked`,
        remoteAddress: `10.2.0.${count}`,
        headers: { 'x-sandbox': sandbox, authorization: `Bearer ${amina.token}` },
        payload: { data: { ...zayn, first_name: `Child ${count}` } },
      })
      expect(reply.statusCode).toBe(201)
    }
    const both = await Promise.allSettled(['Left', 'Right'].map((first_name) => add(amina, { ...zayn, first_name })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await refuse(amina, { ...zayn, first_name: 'One' })).errors).toEqual({
      'data.first_name': ['You can add at most 20 people, those you have asked included.'],
    })
    expect(await namesOf(amina)).toHaveLength(limits.linkedPeople)
  })
})

describe('[O-250] removing somebody', () => {
  test('[S6-022 partly] what is booked stays with whoever booked it, and nothing more can be done for the person', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const { data } = await amina.call(listLinkedUsers, { params: { userId: amina.id } })
    const safiya = data.find(({ referenced_user: user }) => user.first_name === 'Safiya')
    const userId = safiya?.referenced_user.id ?? 0
    const bookedFor = async () => {
      const query = { cancellation_source: 'my-account' as const, per_page: 100 }
      return (await amina.call(listBookings, { query })).data.filter((booking) => booking.user_id === userId).length
    }
    const [booked, orders] = [
      await bookedFor(),
      await amina.call(listOrders, { params: { userId: amina.id }, query: {} }),
    ]
    expect(booked).toBeGreaterThan(0)
    const params = { userId: amina.id, linkedUserId: safiya?.id ?? 0 }
    await amina.call(removeLinkedUser, { params })
    expect(await bookedFor()).toBe(booked)
    expect((await amina.call(listOrders, { params: { userId: amina.id }, query: {} })).data).toEqual(orders.data)
    const asSafiya = { query: { cancellation_source: 'my-account' as const, selected_user_id: userId } }
    expect(await amina.refusal(listBookings, asSafiya)).toMatchObject({ status: 403 })
    expect(await amina.refusal(removeLinkedUser, { params })).toMatchObject({ status: 404, code: 'item_not_found' })
  })

  test('[S5-062 partly] a link of somebody else is not found, and 0 is no link', async () => {
    const { as } = await startPlatform()
    const [amina, gwen] = [await as('amina'), await as('gwen')]
    const remove = (person: Person, userId: number, linkedUserId: number) =>
      person.refusal(removeLinkedUser, { params: { userId, linkedUserId } })
    expect(await remove(gwen, gwen.id, 1)).toMatchObject({ status: 404 })
    expect(await remove(gwen, amina.id, 1)).toMatchObject({ status: 403 })
    expect(await remove(amina, amina.id, 0)).toMatchObject({ status: 404 })
    expect(await namesOf(amina)).toHaveLength(3)
  })
})

test('[O-250 partly] staff add and remove a child for a customer they serve; another customer cannot', async () => {
  const { as } = await startPlatform()
  const [amina, carys, ellie] = [await as('amina'), await as('carys'), await as('ellie')]
  expect(await refuse(carys, zayn, amina.id)).toMatchObject({ status: 403 })
  const { data } = await add(ellie, zayn, amina.id)
  expect(await namesOf(amina)).toContain('Zayn Rahman')
  expect(await namesOf(ellie)).toEqual([])
  const params = { userId: amina.id, linkedUserId: data.linked_user?.id ?? 0 }
  await ellie.call(removeLinkedUser, { params })
  expect(await namesOf(amina)).not.toContain('Zayn Rahman')
  expect((await ellie.call(readUser, {})).data.first_name).toBe('Ellie')
})
