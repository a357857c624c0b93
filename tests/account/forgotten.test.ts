import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  acceptLinkInvitation,
  confirmEmail,
  declineLinkInvitation,
  listMembershipRequests,
  listMemberships,
  readLinkInvitation,
  refuseMembershipRequest,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { invite } from '../linked-users/inviting.ts'
import { everyWrite } from '../support/every-write.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { tokenInMail } from '../users/mails.ts'
import { close } from './account.ts'
import { fillIn, freezeAndAskToEnd, newAddress, saveSwims, sendFiles } from './everything.ts'

const storeOf = async ({ host, sandbox }: TestPlatform) => (await host.sandboxes.open(sandbox)).store

const mailsTo = async (platform: TestPlatform, addresses: readonly string[]) => {
  const store = await storeOf(platform)
  const mails = await store.read((reads) => reads.outbox.newest({ limit: 500, offset: 0 }))
  return mails.filter(({ to }) => addresses.includes(to)).map(({ kind }) => kind)
}

describe('[O-267] a closed account has nothing left of', () => {
  test('ethnicity, disability and emergency contact', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    await fillIn(carys)
    await close(carys)
    await platform.advance('P15D')
    const user = await (await storeOf(platform)).read((reads) => reads.users.byId({ id: carys.id }))
    expect(user).toMatchObject({ ethnicity: null, disability: null, emergencyContact: null, language: null })
  })

  test('a new address that waits: its link gives the account no address, and its mail is gone', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    await close(carys)
    await platform.advance('P13DT12H')
    await fillIn(await platform.as('carys'))
    const token = await tokenInMail(platform)
    expect(await mailsTo(platform, [newAddress])).toEqual(['email-confirm'])
    await platform.advance('P1D')
    expect(await mailsTo(platform, [newAddress])).toEqual([])
    const store = await storeOf(platform)
    expect(await store.read((reads) => reads.emailChanges.openOf({ userId: carys.id, now: 0 }))).toBeUndefined()
    const refused = await platform.visitor.refusal(confirmEmail, { body: { data: { token } } })
    expect(refused).toMatchObject({ status: 422 })
    expect((await store.read((reads) => reads.users.byId({ id: carys.id })))?.email).toBeNull()
  })

  test('a former address: the mails to it are gone too', async () => {
    const platform = await startPlatform()
    const carys = await platform.as('carys')
    await fillIn(carys)
    await platform.visitor.call(confirmEmail, { body: { data: { token: await tokenInMail(platform) } } })
    const addresses = ['carys@example.test', newAddress]
    expect(await mailsTo(platform, addresses)).toEqual(expect.arrayContaining(['email-changed', 'email-asked']))
    await close(carys)
    await platform.advance('P15D')
    expect(await mailsTo(platform, addresses)).toEqual(['account-closed'])
  })

  test('documents and photo: rows and files are gone, also of an upload that is arriving', async () => {
    const platform = await startPlatform()
    const { host, sandbox } = platform
    const carys = await platform.as('carys')
    const store = await storeOf(platform)
    await sendFiles(carys)
    expect(await readdir(join(host.filesFolder, sandbox))).toHaveLength(2)
    await close(carys)
    await platform.advance('P13DT23H')
    const arriving = {
      id: 'a1',
      userId: carys.id,
      kind: 'document',
      status: 'arriving',
      name: '',
      createdAt: 0,
    } as const
    await store.write((tx) => everyWrite(tx).documents.insert(arriving))
    await platform.advance('P1D')
    expect(await readdir(join(host.filesFolder, sandbox))).toEqual([])
    const left = await store.read((reads) => reads.documents.allOf({ userId: carys.id }))
    expect(left.map(({ id, status }) => [id, status])).toEqual([['a1', 'removing']])
    const arrived = { id: 'a1', name: 'late.pdf', mediaType: 'application/pdf', bytes: 1 } as const
    expect(await store.write((tx) => everyWrite(tx).documents.keep(arrived))).toBe(false)
  })

  test('saved searches', async () => {
    const platform = await startPlatform()
    const [carys, amina] = [await platform.as('carys'), await platform.as('amina')]
    for (const person of [carys, amina]) await saveSwims(person)
    await close(carys)
    await platform.advance('P15D')
    const total = async (userId: number) =>
      (await storeOf(platform)).read((reads) => reads.savedSearches.total({ userId }))
    expect([await total(carys.id), await total(amina.id)]).toEqual([0, 1])
  })

  test('invitations: those they sent and those sent to them', async () => {
    const platform = await startPlatform()
    const { visitor } = platform
    const [carys, amina, ben] = [await platform.as('carys'), await platform.as('amina'), await platform.as('ben')]
    const gwen = await platform.as('gwen')
    const accepted = await invite(platform, amina, 'carys@example.test')
    await carys.call(acceptLinkInvitation, { params: { invitationToken: accepted } })
    await close(carys)
    await platform.advance('P13D')
    const again = await platform.as('carys')
    const asking = await invite(platform, again, 'somebody@example.test')
    const asked = await invite(platform, ben, 'carys@example.test')
    const declined = await invite(platform, gwen, 'carys@example.test')
    const others = await invite(platform, ben, 'somebody@example.test')
    await visitor.call(declineLinkInvitation, { params: { invitationToken: declined } })
    await platform.advance('P2D')
    for (const invitationToken of [asking, asked]) {
      expect(await visitor.refusal(readLinkInvitation, { params: { invitationToken } })).toMatchObject({ status: 404 })
    }
    await visitor.call(readLinkInvitation, { params: { invitationToken: others } })
    const store = await storeOf(platform)
    const rows = await store.read(async (reads) =>
      (await Promise.all([amina, ben, gwen, carys].map(({ id }) => reads.data.invitations({ userId: id })))).flat(),
    )
    expect(rows.map(({ email }) => email)).toEqual(['somebody@example.test'])
  })

  test('a membership that is frozen and a request that waits: staff see neither', async () => {
    const platform = await startPlatform()
    const [ben, ellie] = [await platform.as('ben'), await platform.as('ellie')]
    await freezeAndAskToEnd(ben, ellie, 1)
    const { data } = await close(ben)
    expect(data.ends.memberships).toMatchObject([{ name: 'Fairwater All In' }])
    expect((await ellie.call(listMembershipRequests, { query: {} })).data).toHaveLength(1)
    await platform.advance('P15D')
    expect((await (await platform.as('ellie')).call(listMembershipRequests, { query: {} })).data).toEqual([])
    const held = await (await platform.as('ellie')).call(listMemberships, { params: { userId: ben.id }, query: {} })
    expect(held.data).toMatchObject([{ status: 'ended', freeze: null }])
    expect(held.data[0]?.requests.map(({ status }) => status).toSorted()).toEqual(['accepted', 'withdrawn'])
  })

  test('the reason why staff refused a request', async () => {
    const platform = await startPlatform()
    const [ben, ellie] = [await platform.as('ben'), await platform.as('ellie')]
    await freezeAndAskToEnd(ben, ellie, 1)
    const { data: open } = await ellie.call(listMembershipRequests, { query: {} })
    const body = { data: { reason: 'Ben said he is ill' } }
    await ellie.call(refuseMembershipRequest, { params: { requestId: open[0]?.id ?? 0 }, body })
    await close(ben)
    await platform.advance('P15D')
    const requests = await (await storeOf(platform)).read((reads) => reads.data.membershipRequests({ userId: ben.id }))
    expect(requests.map(({ status, reason }) => [status, reason])).toEqual([
      ['accepted', null],
      ['refused', null],
    ])
  })
})
