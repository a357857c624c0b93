import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hour } from '@touchline/clock'
import {
  deleteDocument,
  deletePhoto,
  type Document,
  limits,
  listDocuments,
  readDocument,
  readUser,
  uploadDocument,
  uploadPhoto,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { ownHost } from '../support/host.ts'
import { type Person, pathOf } from '../support/person.ts'
import { platformIn, startPlatform, type TestPlatform } from '../support/platform.ts'
import { formBody, formHeaders, formOf, jpeg, pdf, png } from './files.ts'

async function sent(person: Person, path: string, content: Buffer, name?: string): Promise<Document> {
  const reply = await person.send(formOf(path, { content, ...(name === undefined ? {} : { name }) }))
  expect(reply.status, reply.text).toBe(201)
  return (reply.json() as { readonly data: Document }).data
}

const statusOf = async (person: Person, userId: number, documentId: string) =>
  (await person.send({ method: 'GET', url: pathOf(readDocument.path, { userId, documentId }) })).status

const idsOf = async (person: Person) =>
  (await person.call(listDocuments, { params: { userId: person.id } })).data.map(({ id }) => id)

/** Sends a document from an address of its own, because addresses are counted too. */
async function sendFrom({ host, sandbox }: TestPlatform, { token }: Person, turn: number, content: Buffer) {
  const payload = formBody([{ content }])
  const { statusCode } = await host.app.inject({
    method: 'POST',
    url: uploadDocument.path,
    remoteAddress: `10.3.0.${turn + 1}`,
    headers: { ...formHeaders, 'x-sandbox': sandbox, authorization: `Bearer ${token}` },
    payload,
  })
  return statusCode
}

describe('[O-19 partly, O-243] a document', () => {
  test('is listed, read byte by byte and deleted by its owner, and its file goes with it', async () => {
    const { as, host, sandbox } = await startPlatform()
    const amina = await as('amina')
    const content = pdf('A student card')
    const { id } = await sent(amina, uploadDocument.path, content, 'Student card.pdf')
    const { data } = await amina.call(listDocuments, { params: { userId: amina.id } })
    expect(data).toEqual([
      {
        id,
        name: 'Student card.pdf',
        media_type: 'application/pdf',
        bytes: content.length,
        uploaded_at: '2026-04-07T09:00:00Z',
      },
    ])
    const read = await amina.send({
      method: 'GET',
      url: pathOf(readDocument.path, { userId: amina.id, documentId: id }),
    })
    expect(read.text).toBe(content.toString())
    expect(await readdir(join(host.filesFolder, sandbox))).toEqual([id])
    await amina.call(deleteDocument, { params: { documentId: id } })
    expect([await idsOf(amina), await statusOf(amina, amina.id, id)]).toEqual([[], 404])
    expect(await readdir(join(host.filesFolder, sandbox))).toEqual([])
    expect((await amina.refusal(deleteDocument, { params: { documentId: id } })).status).toBe(404)
  })

  test('is read by its owner and by staff, and by nobody else', async () => {
    const { as, visitor } = await startPlatform()
    const [amina, ben, ellie, farid] = [await as('amina'), await as('ben'), await as('ellie'), await as('farid')]
    const { id } = await sent(amina, uploadDocument.path, pdf())
    expect([await statusOf(amina, amina.id, id), await statusOf(ellie, amina.id, id)]).toEqual([200, 200])
    expect(await statusOf(farid, amina.id, id)).toBe(200)
    expect([await statusOf(visitor, amina.id, id), await statusOf(ben, amina.id, id)]).toEqual([401, 403])
    // Under another owner's address it does not exist, for staff too.
    expect([await statusOf(ben, ben.id, id), await statusOf(ellie, ben.id, id)]).toEqual([404, 404])
    expect((await ben.refusal(deleteDocument, { params: { documentId: id } })).status).toBe(404)
    expect((await ellie.refusal(deleteDocument, { params: { documentId: id } })).status).toBe(404)
    expect(await idsOf(amina)).toEqual([id])
  })

  test('is one of at most twenty, however many are sent at once', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const statuses = await Promise.all(Array.from({ length: 23 }, (_, n) => sendFrom(platform, amina, n, pdf())))
    expect(statuses.filter((status) => status === 201)).toHaveLength(limits.documents)
    expect(new Set(statuses)).toEqual(new Set([201, 422]))
    expect(await idsOf(amina)).toHaveLength(limits.documents)
  })

  test('is refused after twenty sent from one address in a minute', async () => {
    const amina = await (await startPlatform()).as('amina')
    const send = async () => (await amina.send(formOf(uploadDocument.path, { content: Buffer.from('no') }))).status
    for (let n = 0; n < 20; n++) expect(await send()).toBe(422)
    expect(await send()).toBe(429)
  })

  test('is refused after forty of one customer in an hour, from any address', async () => {
    const host = await ownHost()
    const platform = await startPlatform({ host })
    const amina = await platform.as('amina')
    for (let n = 0; n < 40; n++) expect(await sendFrom(platform, amina, n, Buffer.from('no'))).toBe(422)
    expect(await sendFrom(platform, amina, 40, pdf())).toBe(429)
    expect(await sendFrom(platform, await platform.as('ben'), 41, pdf())).toBe(201)
    host.wallClock.advance(hour)
    expect(await sendFrom(platform, amina, 42, pdf())).toBe(201)
  })

  test('has three minutes to arrive, and other requests have twenty seconds when no file is arriving', async () => {
    const timeouts: number[] = []
    const host = await ownHost({
      scan: async (content) => {
        content.destroy()
        timeouts.push(host.app.server.requestTimeout)
        return true
      },
    })
    const amina = await (await startPlatform({ host })).as('amina')
    const before = host.app.server.requestTimeout
    await Promise.all([1, 2].map(() => sent(amina, uploadDocument.path, pdf())))
    await amina.send(formOf(uploadDocument.path, { content: Buffer.from('no') }))
    expect([before, ...timeouts, host.app.server.requestTimeout]).toEqual([20_000, 180_000, 180_000, 20_000])
  })

  test('that the virus scanner refuses is gone', async () => {
    const host = await ownHost({
      scan: async (content) => {
        const pieces: Buffer[] = []
        for await (const piece of content) pieces.push(piece as Buffer)
        return !Buffer.concat(pieces).includes('EICAR')
      },
    })
    const { as, sandbox } = await startPlatform({ host })
    const amina = await as('amina')
    const reply = await amina.send(formOf(uploadDocument.path, { content: pdf('EICAR') }))
    expect([reply.status, reply.text]).toEqual([422, expect.stringContaining('virus scanner') as string])
    expect(await readdir(join(host.filesFolder, sandbox))).toEqual([])
    await sent(amina, uploadDocument.path, pdf())
  })
})

describe('[S2-091 partly, O-243] a photo', () => {
  test('is named by its user, replaces the one before it, and is deleted', async () => {
    const { as, host, sandbox } = await startPlatform()
    const amina = await as('amina')
    const photoOf = async () => {
      const { data } = await amina.call(readUser, {})
      expect(data.profile_photo).toBe(data.profile_picture_url)
      return data.profile_picture_url
    }
    expect(await photoOf()).toBeNull()
    await sent(amina, uploadPhoto.path, png())
    const second = await sent(amina, uploadPhoto.path, jpeg())
    expect(await photoOf()).toBe(`/api/v1/users/${amina.id}/documents/${second.id}`)
    expect(await readdir(join(host.filesFolder, sandbox))).toEqual([second.id])
    const read = await amina.send({ method: 'GET', url: (await photoOf()) ?? '' })
    expect([read.status, read.headers['content-type']]).toEqual([200, 'image/jpeg'])
    // A photo is no document.
    expect(await idsOf(amina)).toEqual([])
    expect((await amina.refusal(deleteDocument, { params: { documentId: second.id } })).status).toBe(404)
    await amina.call(deletePhoto, {})
    expect(await photoOf()).toBeNull()
    expect((await amina.refusal(deletePhoto, {})).status).toBe(404)
  })

  test('is a picture, not a PDF', async () => {
    const amina = await (await startPlatform()).as('amina')
    const reply = await amina.send(formOf(uploadPhoto.path, { content: pdf() }))
    expect([reply.status, reply.text]).toEqual([422, expect.stringContaining('Send a JPG or PNG picture.') as string])
  })
})

describe('the files of a sandbox', () => {
  test('are copied with a fork, apart from then on, and removed with a reset and a deletion', async () => {
    const platform = await startPlatform()
    const { host, sandbox } = platform
    const amina = await platform.as('amina')
    const { id } = await sent(amina, uploadDocument.path, pdf('kept'))
    const fork = `${sandbox}-copy`
    await host.sandboxes.fork(sandbox, fork)
    const there = await platformIn(host, fork).as('amina')
    expect([await idsOf(there), await statusOf(there, amina.id, id)]).toEqual([[id], 200])
    await amina.call(deleteDocument, { params: { documentId: id } })
    expect([await idsOf(amina), await statusOf(there, amina.id, id)]).toEqual([[], 200])

    await host.sandboxes.reset(fork)
    expect(await idsOf(await platformIn(host, fork).as('amina'))).toEqual([])
    expect(await readdir(host.filesFolder)).not.toContain(fork)
    await sent(await platformIn(host, fork).as('amina'), uploadDocument.path, pdf())
    expect(await readdir(host.filesFolder)).toContain(fork)
    await host.sandboxes.delete(fork)
    expect(await readdir(host.filesFolder)).not.toContain(fork)
  })

  test('nobody reads a file of another sandbox', async () => {
    const [here, there] = [await startPlatform(), await startPlatform()]
    const amina = await here.as('amina')
    const { id } = await sent(amina, uploadDocument.path, pdf())
    expect(await statusOf(await there.as('amina'), amina.id, id)).toBe(404)
  })
})
