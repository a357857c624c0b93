import { day } from '@touchline/clock'
import {
  acceptLinkInvitation,
  addLinkedUser,
  declineLinkInvitation,
  listJournal,
  listLinkedUsers,
  listLinkInvitations,
  listLinkOwners,
  listMails,
  readLinkInvitation,
  register,
  removeLinkOwner,
  withdrawLinkInvitation,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { ownHost } from '../support/host.ts'
import { type Person, personAt } from '../support/person.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { invite, tokenFor } from './inviting.ts'

const ask = (person: Person, email: string, userId = person.id) =>
  person.call(addLinkedUser, { params: { userId }, body: { data: { email, relationship: 'partner' } } })
const refuse = (person: Person, email: string) =>
  person.refusal(addLinkedUser, { params: { userId: person.id }, body: { data: { email, relationship: 'partner' } } })
const linkedTo = async (person: Person) =>
  (await person.call(listLinkedUsers, { params: { userId: person.id } })).data.map(
    ({ referenced_user: user }) => user.id,
  )
const invitationsOf = async (person: Person) =>
  (await person.call(listLinkInvitations, { params: { userId: person.id }, query: {} })).data
const kindsOfMails = async ({ visitor, sandbox }: TestPlatform) =>
  (await visitor.call(listMails, { params: { id: sandbox }, query: { per_page: 100 } })).data.map(({ kind }) => kind)

describe('[O-251] asking an adult', () => {
  test('the adult reads who asks and agrees; then, and only then, the other may act for them', async () => {
    const platform = await startPlatform()
    const { as, visitor } = platform
    const [amina, ben] = [await as('amina'), await as('ben')]
    const invitationToken = await invite(platform, amina, 'ben@example.test')
    const params = { invitationToken }
    expect(await linkedTo(amina)).not.toContain(ben.id)
    expect((await visitor.call(readLinkInvitation, { params })).data).toEqual({
      name: 'Amina Rahman',
      relationship: 'partner',
      expires_at: '2026-04-14T09:00:00Z',
    })
    const accepted = (await ben.call(acceptLinkInvitation, { params })).data
    expect(accepted).toMatchObject({ name: 'Amina Rahman', relationship: 'partner' })
    expect(await linkedTo(amina)).toContain(ben.id)
    expect(await linkedTo(ben)).toEqual([])
    expect((await ben.call(listLinkOwners, { params: { userId: ben.id } })).data).toEqual([accepted])
    expect(await kindsOfMails(platform)).toContain('link-accepted')
    expect(await invitationsOf(amina)).toEqual([])
  })

  test('the token counts once, of two at the same time for one, and not for who asked', async () => {
    const platform = await startPlatform()
    const [amina, ben, carys] = [await platform.as('amina'), await platform.as('ben'), await platform.as('carys')]
    const params = { invitationToken: await invite(platform, amina, 'ben@example.test') }
    expect(await amina.refusal(acceptLinkInvitation, { params })).toMatchObject({ code: 'item_not_found' })
    const both = await Promise.allSettled([ben, carys].map((person) => person.call(acceptLinkInvitation, { params })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const person of [ben, carys]) {
      expect(await person.refusal(acceptLinkInvitation, { params })).toMatchObject({ code: 'item_not_found' })
    }
    expect(await platform.visitor.refusal(declineLinkInvitation, { params })).toMatchObject({ code: 'item_not_found' })
    expect(await platform.visitor.refusal(acceptLinkInvitation, { params })).toMatchObject({ status: 401 })
    expect(await linkedTo(amina)).toHaveLength(4)
  })

  test('the token is stored as a hash, ends after seven days, and is in no journal', async () => {
    const platform = await startPlatform()
    const { as, visitor, host, sandbox } = platform
    const [amina, ben] = [await as('amina'), await as('ben')]
    const params = { invitationToken: await invite(platform, amina, 'ben@example.test') }
    await visitor.call(readLinkInvitation, { params })
    const { store } = await host.sandboxes.open(sandbox)
    const rows = await store.read((reads) => reads.links.page({ ownerId: amina.id, limit: 9, offset: 0 }))
    expect(JSON.stringify(rows)).not.toContain(params.invitationToken)
    const journal = await visitor.call(listJournal, { params: { id: sandbox }, query: { per_page: 100 } })
    expect(JSON.stringify(journal)).not.toContain(params.invitationToken)
    expect(JSON.stringify(journal)).toContain('/linked-invitations/{invitationToken}')
    await platform.advance('P7D')
    expect(await ben.refusal(acceptLinkInvitation, { params })).toMatchObject({ code: 'item_not_found' })
    expect(await invitationsOf(amina)).toMatchObject([{ email: 'ben@example.test', status: 'expired' }])
    await ask(amina, 'ben@example.test')
  })

  test('the answer is the same whether or not there is an account', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const answers = []
    for (const email of ['ben@example.test', 'nobody@example.test']) {
      const { data } = await ask(amina, email)
      answers.push({ ...data, invitation: { ...data.invitation, id: 0, email: '' } })
      expect((await refuse(amina, email)).errors).toEqual({ 'data.email': [expect.stringContaining('asked')] })
    }
    expect(answers[0]).toEqual(answers[1])
    expect((await kindsOfMails(platform)).filter((kind) => kind === 'link-invitation')).toHaveLength(2)
    const listed = await invitationsOf(amina)
    expect(new Set(listed.map(({ id: _id, email: _email, ...shown }) => JSON.stringify(shown))).size).toBe(1)
  })

  test('somebody without an account registers and agrees', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const invitationToken = await invite(platform, amina, 'nia@example.test')
    const { data } = await platform.visitor.call(register, {
      query: {},
      body: {
        first_name: 'Nia',
        last_name: 'Price',
        email: 'nia@example.test',
        password: 'a long password',
        password_confirmation: 'a long password',
        date_of_birth: '1990-02-28',
        postcode: 'PW3 6HB',
        terms: true,
      },
    })
    const nia = personAt(platform.host, { token: data.token, headers: { 'x-sandbox': platform.sandbox } })
    await nia.call(acceptLinkInvitation, { params: { invitationToken } })
    expect(await linkedTo(amina)).toContain(data.user.id)
  })

  test('a refusal needs no login, is shown, and is respected for thirty days', async () => {
    const platform = await startPlatform()
    const { visitor } = platform
    const amina = await platform.as('amina')
    const params = { invitationToken: await invite(platform, amina, 'ben@example.test') }
    await visitor.call(declineLinkInvitation, { params })
    expect(await visitor.refusal(readLinkInvitation, { params })).toMatchObject({ code: 'item_not_found' })
    expect(await invitationsOf(amina)).toMatchObject([{ status: 'declined' }])
    expect((await refuse(amina, 'BEN@example.test ')).errors).toEqual({
      'data.email': ['This person has declined. You can ask again from 7 May 2026.'],
    })
    await platform.advance('P31D')
    await ask(amina, 'ben@example.test')
  })

  test('an invitation that was withdrawn cannot be accepted, and nobody withdraws another’s', async () => {
    const platform = await startPlatform()
    const [amina, ben] = [await platform.as('amina'), await platform.as('ben')]
    const { data } = await ask(amina, 'ben@example.test')
    const invitationToken = await tokenFor(platform, 'ben@example.test')
    const invitationId = data.invitation?.id ?? 0
    const another = { params: { userId: ben.id, invitationId } }
    expect(await ben.refusal(withdrawLinkInvitation, another)).toMatchObject({ code: 'item_not_found' })
    await amina.call(withdrawLinkInvitation, { params: { userId: amina.id, invitationId } })
    expect(await ben.refusal(acceptLinkInvitation, { params: { invitationToken } })).toMatchObject({ status: 404 })
    expect(await invitationsOf(amina)).toEqual([])
  })

  test('whoever agreed can change their mind', async () => {
    const platform = await startPlatform()
    const [amina, ben] = [await platform.as('amina'), await platform.as('ben')]
    const params = { invitationToken: await invite(platform, amina, 'ben@example.test') }
    const { data } = await ben.call(acceptLinkInvitation, { params })
    const ownerOf = (person: Person) => ({ params: { userId: person.id, linkedUserId: data.id } })
    expect(await amina.refusal(removeLinkOwner, ownerOf(amina))).toMatchObject({ code: 'item_not_found' })
    expect((await refuse(amina, 'ben@example.test')).errors).toMatchObject({ 'data.email': [expect.any(String)] })
    await ben.call(removeLinkOwner, ownerOf(ben))
    expect(await linkedTo(amina)).not.toContain(ben.id)
    await ask(amina, 'ben@example.test')
  })

  test('an old request of the two that was never answered becomes a link', async () => {
    const platform = await startPlatform()
    const [gwen, dylan] = [await platform.as('gwen'), await platform.as('dylan')]
    const params = { invitationToken: await invite(platform, gwen, 'dylan@example.test') }
    expect(await linkedTo(gwen)).not.toContain(dylan.id)
    await dylan.call(acceptLinkInvitation, { params })
    expect(await linkedTo(gwen)).toContain(dylan.id)
  })

  test('staff ask for a customer they serve; the mail names the customer', async () => {
    const platform = await startPlatform()
    const [amina, ellie] = [await platform.as('amina'), await platform.as('ellie')]
    await ask(ellie, 'ben@example.test', amina.id)
    const invitationToken = await tokenFor(platform, 'ben@example.test')
    const { data } = await platform.visitor.call(readLinkInvitation, { params: { invitationToken } })
    expect(data.name).toBe('Amina Rahman')
  })

  test('addresses that are none, and one’s own, are refused', async () => {
    const { as } = await startPlatform()
    const amina = await as('amina')
    for (const email of ['', 'nobody', 'a b@example.test', 'amina@example.test', ' AMINA@example.test']) {
      expect((await refuse(amina, email)).errors).toEqual({ 'data.email': [expect.any(String)] })
    }
  })
})

describe('[O-251] invitations are limited', () => {
  test('to ten of a customer a day', async () => {
    const host = await ownHost()
    const { as } = await startPlatform({ host })
    const amina = await as('amina')
    for (let index = 0; index < 10; index++) await ask(amina, `friend-${index}@example.test`)
    expect(await refuse(amina, 'friend-10@example.test')).toMatchObject({ status: 429, code: 'rate_limited' })
    host.wallClock.advance(day)
    await ask(await as('amina'), 'friend-10@example.test')
  })

  test('to three to one address a day, whoever asks', async () => {
    const { as } = await startPlatform()
    for (const name of ['amina', 'ben', 'carys'] as const) await ask(await as(name), 'friend@example.test')
    expect(await refuse(await as('dylan'), 'Friend@example.test')).toMatchObject({ status: 429 })
  })
})
