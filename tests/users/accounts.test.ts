import { listLinkedUsers, login, readUser } from '@touchline/contract'
import { seedPassword } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { expectFields } from '../support/kind-of.ts'
import { personAt } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

describe('an account', () => {
  test('[S3-038 partly] has the name and contact details of its user', async () => {
    const { as } = await startPlatform()
    const { data } = await (await as('amina')).call(readUser, {})
    expect(data).toMatchObject({
      id: 1,
      title: 'Ms',
      first_name: 'Amina',
      last_name: 'Rahman',
      email: 'amina@example.test',
      date_of_birth: '1987-05-14',
      home_venue_slug: 'ashcombe-leisure-centre',
      roles: ['customer'],
      email_opt_in: true,
      sms_opt_in: false,
    })
    expect(data.uuid).toMatch(/^[0-9a-f-]{36}$/)
    expect(JSON.stringify(data)).not.toContain('scrypt')
  })

  test('[S3-038] has every field of the specification with its type; its token only at login', async () => {
    const { visitor } = await startPlatform()
    const users = await Promise.all(
      (['amina', 'ben'] as const).map(async (name) => {
        const { data } = await visitor.call(login, {
          body: { username: `${name}@example.test`, password: seedPassword },
        })
        return data.user
      }),
    )
    expectFields(users, {
      id: ['whole number'],
      first_name: ['text'],
      last_name: ['text'],
      reference: ['text'],
      title: ['text', 'nothing'],
      email: ['text'],
      gender: ['text', 'nothing'],
      ethnicity: ['text', 'nothing'],
      disability: ['text', 'nothing'],
      profile_picture_url: ['text', 'nothing'],
      phone: ['text', 'nothing'],
      address: ['object', 'nothing'],
      email_opt_in: ['yes or no'],
      sms_opt_in: ['yes or no'],
      phone_opt_in: ['yes or no'],
      post_opt_in: ['yes or no'],
      email_verified_at: ['instant', 'nothing'],
      date_of_birth: ['text'],
      token: ['text'],
    })
  })

  test('has the user acted for at the moment', async () => {
    const { as, host, visitor, sandbox } = await startPlatform()
    const amina = await as('amina')
    expect((await amina.call(readUser, {})).data.selected_user).toBeNull()
    const { data } = await visitor.call(login, { body: { username: 'amina@example.test', password: seedPassword } })
    expect(data.user.token).toBe(data.token)
    const headers = { 'x-sandbox': sandbox, 'x-selected-user': '8' }
    const acting = await personAt(host, { token: data.token, headers }).call(readUser, {})
    expect(acting.data).toMatchObject({ token: null, selected_user: { id: 8, name: 'Idris Rahman' } })
  })

  test('shows current credit, membership, penalties and till', async () => {
    const { as } = await startPlatform()
    const facts = async (name: Parameters<typeof as>[0]) => {
      const { data } = await (await as(name)).call(readUser, {})
      return [
        data.credit.balance.value,
        data.membership_user,
        data.has_outstanding_penalties,
        data.till_open,
        data.roles,
      ]
    }
    expect(await facts('amina')).toEqual([1500, false, false, false, ['customer']])
    expect(await facts('ben')).toEqual([2000, true, false, false, ['customer']])
    expect(await facts('dylan')).toEqual([0, false, true, false, ['customer']])
    expect(await facts('ellie')).toEqual([0, false, false, true, ['foh']])
    expect(await facts('farid')).toEqual([0, false, false, false, ['super_user']])
  })

  test('needs a login', async () => {
    const { visitor } = await startPlatform()
    expect(await visitor.refusal(readUser, {})).toMatchObject({ status: 401, code: 'unauthenticated' })
  })
})

describe('linked users', () => {
  test('[S3-045, S3-046 partly] are the people one may act for, with their relationship', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    const { data } = await amina.call(listLinkedUsers, { params: { userId: amina.id } })
    expect(data.map(({ id }) => Number.isInteger(id))).toEqual([true, true, true])
    expect(data.map(({ relationship, referenced_user: { id, name } }) => [id, name, relationship])).toEqual([
      [8, 'Idris Rahman', 'parent'],
      [9, 'Safiya Rahman', 'parent'],
      [10, 'Yusuf Rahman', 'parent'],
    ])
  })

  test('[O-38 partly] are confirmed ones only', async () => {
    const { as } = await startPlatform()
    const gwen = await as('gwen')
    const { data } = await gwen.call(listLinkedUsers, { params: { userId: gwen.id } })
    expect(data.map(({ referenced_user: { name }, relationship }) => [name, relationship])).toEqual([
      ['Huw Parry', 'carer'],
    ])
  })

  test('are an empty list for a user without any', async () => {
    const { as } = await startPlatform()
    const carys = await as('carys')
    expect((await carys.call(listLinkedUsers, { params: { userId: carys.id } })).data).toEqual([])
  })
})
