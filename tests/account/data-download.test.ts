import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  acceptLinkInvitation,
  askForDataDownload,
  deleteDocument,
  listJournal,
  listOrders,
  readDataDownload,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { invite } from '../linked-users/inviting.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { downloadOf, mailsOf, open, passwordAgain } from './account.ts'
import { fillIn, freezeAndAskToEnd, newAddress, saveSwims, sendFiles, studentCard } from './everything.ts'
import { unzip } from './unzip.ts'

async function filesIn(platform: TestPlatform, link: string): Promise<ReadonlyMap<string, string>> {
  const reply = await open(platform, link)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(reply.headers['content-disposition']).toContain('attachment; filename="my-data.zip"')
  return unzip(reply.rawPayload)
}

const stored = ({ host, sandbox }: TestPlatform) => readdir(join(host.filesFolder, sandbox)).catch(() => [])

describe('[O-264] a copy of one’s data', () => {
  test('needs the password again, is made by a job, and its link comes by mail', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    expect((await amina.call(readDataDownload, {})).data).toMatchObject({ status: 'none', asked_at: null })
    const wrong = await amina.refusal(askForDataDownload, { body: { data: { password: 'not this one' } } })
    expect(wrong).toMatchObject({ status: 422, errors: { password: ['This is not your present password.'] } })
    const { data } = await amina.call(askForDataDownload, passwordAgain)
    expect(data).toMatchObject({ status: 'preparing', ready_at: null, bytes: null })
    expect(await amina.refusal(askForDataDownload, passwordAgain)).toMatchObject({ code: 'download_under_way' })
    await platform.advance('PT1M')
    const { data: ready } = await amina.call(readDataDownload, {})
    expect(ready).toMatchObject({ status: 'ready', expires_at: '2026-04-14T09:00:00Z' })
    const mails = await mailsOf(platform, 'data-download')
    expect(mails.map(({ to }) => to)).toEqual(['amina@example.test'])
    const link = /https?:\S+\.zip/.exec(mails[0]?.text ?? '')?.[0] ?? ''
    expect((await open(platform, link)).rawPayload.length).toBe(ready.bytes)
  })

  test('has everything about the person, and receipts of what they paid', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const files = await filesIn(platform, await downloadOf(platform, amina))
    const subjects =
      'account answers attendees bookings charges credits documents guest_passes invitations invitations_received login_places logins mails membership_requests memberships orders owners packages payments people profile saved_cards saved_searches waitlists waivers'
    const json = [...files.keys()].filter((name) => name.endsWith('.json')).map((name) => name.replace('.json', ''))
    expect(json.toSorted()).toEqual(subjects.split(' '))
    const read = (name: string) => JSON.parse(files.get(`${name}.json`) ?? '') as unknown
    expect(read('profile')).toMatchObject({ first_name: 'Amina', email: 'amina@example.test', born_on: '1987-05-14' })
    const { data: orders } = await amina.call(listOrders, { params: { userId: amina.id }, query: { per_page: 100 } })
    expect(read('orders')).toHaveLength(orders.length)
    const paid = orders.filter(({ status }) => status === 'success')
    expect(paid.length).toBeGreaterThan(0)
    for (const { reference, total } of paid) {
      expect(files.get(`receipts/${reference}.html`)).toContain(total.formatted)
    }
    expect(read('logins')).toHaveLength(1)
    expect(files.get('bookings.json')).toMatch(/"starts_at": "\d{4}-/)
  })

  test('has details, documents, searches, invitations and requests', async () => {
    const platform = await startPlatform()
    const [ben, amina, ellie] = [await platform.as('ben'), await platform.as('amina'), await platform.as('ellie')]
    await invite(platform, ben, 'invited@example.test')
    const accepted = await invite(platform, amina, 'ben@example.test')
    await ben.call(acceptLinkInvitation, { params: { invitationToken: accepted } })
    await fillIn(ben)
    await sendFiles(ben)
    await saveSwims(ben)
    await freezeAndAskToEnd(ben, ellie, 1)
    const files = await filesIn(platform, await downloadOf(platform, ben))
    const read = (name: string) => JSON.parse(files.get(`${name}.json`) ?? '') as unknown
    const contact = { name: 'Idris Somebody', relationship: 'partner', phone: '07700 900111' }
    const details = { ethnicity: 'asian_british', disability: 'Low vision', emergency_contact: contact }
    expect(read('profile')).toMatchObject({ first_name: 'Ben', ...details })
    expect(read('account')).toMatchObject({ new_email: { email: newAddress, expires_at: '2026-04-08T09:00:00Z' } })
    expect(read('documents')).toMatchObject([
      {
        kind: 'document',
        name: 'Student card.pdf',
        media_type: 'application/pdf',
        file: 'documents/1 Student card.pdf',
      },
      { kind: 'photo', name: 'me.jpg', file: 'documents/2 me.jpg' },
    ])
    expect(files.get('documents/1 Student card.pdf')).toBe(studentCard.toString())
    expect(files.has('documents/2 me.jpg')).toBe(true)
    expect(read('saved_searches')).toMatchObject([{ name: 'My swims', query: 'after=16%3A00' }])
    expect(read('invitations')).toMatchObject([{ email: 'invited@example.test', answer: null }])
    expect(read('invitations_received')).toMatchObject([{ first_name: 'Amina', answer: 'accepted' }])
    expect(read('owners')).toEqual([{ relationship: 'partner', first_name: 'Amina' }])
    expect(read('membership_requests')).toMatchObject([
      { kind: 'freeze', status: 'accepted' },
      { kind: 'end', status: 'open' },
    ])
    expect(read('memberships')).toMatchObject([{ frozen_from: '2026-04-07', frozen_until: '2026-06-06' }])
    const mails = read('mails') as readonly { readonly subject: string }[]
    expect(mails.map(({ subject }) => subject).join()).toContain('new email address')
  })

  test('a document that has gone meanwhile breaks the copy off, which is made again', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    await sendFiles(amina)
    const { store } = await platform.host.sandboxes.open(platform.sandbox)
    const [missing] = await store.read((reads) => reads.documents.keptOf({ userId: amina.id, kind: 'document' }))
    await rm(join(platform.host.filesFolder, platform.sandbox, missing?.id ?? ''))
    expect(await downloadOf(platform, amina)).toBe('')
    expect((await amina.call(readDataDownload, {})).data.status).toBe('preparing')
    await amina.call(deleteDocument, { params: { documentId: missing?.id ?? '' } })
    await platform.advance('PT5M')
    expect((await amina.call(readDataDownload, {})).data.status).toBe('ready')
  })

  test('has no secret, and of other people their first names only', async () => {
    const platform = await startPlatform()
    const [amina, carys] = [await platform.as('amina'), await platform.as('carys')]
    const files = await filesIn(platform, await downloadOf(platform, amina))
    const all = [...files].filter(([name]) => name.endsWith('.json')).map(([, text]) => text)
    const text = all.join('\n')
    expect(text).not.toMatch(/scrypt|"hash"|password_hash|secret/)
    expect(text).not.toContain('carys@')
    const people = files.get('people.json') ?? ''
    expect(people).toContain('Safiya')
    expect(people).not.toMatch(/\d{4}-\d{2}-\d{2}/)
    const { id } = carys
    expect(text).not.toContain(`"user_id": ${id},`)
  })

  test('a link ends with the next one and after seven days, and its file goes', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const first = await downloadOf(platform, amina)
    expect(await stored(platform)).toHaveLength(1)
    const second = await downloadOf(platform, amina)
    expect((await open(platform, first)).statusCode).toBe(404)
    expect((await open(platform, second)).statusCode).toBe(200)
    expect(await stored(platform)).toHaveLength(1)
    await platform.advance('P6D')
    expect((await open(platform, second)).statusCode).toBe(200)
    await platform.advance('P1DT1H')
    expect((await open(platform, second)).statusCode).toBe(404)
    expect(await stored(platform)).toEqual([])
    expect((await amina.call(readDataDownload, {})).data.status).toBe('none')
  })

  test('can be asked for three times a day', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    for (let times = 0; times < 3; times++) await downloadOf(platform, amina)
    expect(await amina.refusal(askForDataDownload, passwordAgain)).toMatchObject({ status: 429, code: 'rate_limited' })
  })

  test('ten wrong passwords stop the guessing', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const guess = { body: { data: { password: 'not this one' } } }
    for (let times = 0; times < 10; times++) await amina.refusal(askForDataDownload, guess)
    expect(await amina.refusal(askForDataDownload, guess)).toMatchObject({ status: 429 })
  })

  test('keeps its secret: stored as a hash, in no journal and no log', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const link = await downloadOf(platform, amina)
    const secret = new URL(link).pathname.split('/').at(-2) ?? ''
    expect(secret.length).toBeGreaterThan(43)
    await open(platform, link)
    const { store } = await platform.host.sandboxes.open(platform.sandbox)
    const row = await store.read((reads) => reads.account.latestDownload({ userId: amina.id }))
    const { data } = await platform.visitor.call(listJournal, { params: { id: platform.sandbox }, query: {} })
    expect(JSON.stringify([row, data, platform.host.logLines])).not.toContain(secret)
  })
})
