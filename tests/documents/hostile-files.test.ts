import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Document, limits, listDocuments, readDocument, uploadDocument } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { type Person, pathOf } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { formOf, jpeg, pdf, png, pngChunk, type Sent } from './files.ts'

const script = '<script>alert(document.cookie)</script>'
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)
/** The end of an archive, which programs look for from behind. */
const archive = Buffer.concat([
  Buffer.from('PK\x03\x04'),
  Buffer.alloc(40),
  Buffer.from('PK\x05\x06'),
  Buffer.alloc(18),
])

const wrongType = [422, { file: ['Send a PDF, JPG or PNG file.'] }] as const
const damaged = [422, { file: ['This file is damaged or incomplete. Save it again and send it once more.'] }] as const
const tooManyPixels = [422, { file: ['This picture has too many pixels. Send a smaller one.'] }] as const

const send = (person: Person, ...files: readonly Sent[]) => person.send(formOf(uploadDocument.path, ...files))

async function download(person: Person, documentId: string) {
  return person.send({ method: 'GET', url: pathOf(readDocument.path, { userId: person.id, documentId }) })
}

describe('[O-19 partly, O-243, O-244] a hostile file is refused, and nothing of it stays:', () => {
  const refused: readonly (readonly [string, Sent, readonly [number, object | undefined]])[] = [
    ['an SVG with a script', { content: svg, name: 'logo.svg', type: 'image/svg+xml' }, wrongType],
    ['an SVG with the name and type of a PNG', { content: svg, name: 'photo.png', type: 'image/png' }, wrongType],
    ['a page with the name of a PDF', { content: Buffer.from(`<html>${script}</html>`) }, wrongType],
    ['a page before a PDF', { content: Buffer.concat([Buffer.from(script), pdf()]) }, wrongType],
    ['a PDF with an archive after it', { content: Buffer.concat([pdf(), archive]) }, damaged],
    ['a compressed bomb', { content: gzipSync(Buffer.alloc(5_000_000)), name: 'card.pdf' }, wrongType],
    ['an archive', { content: archive, name: 'card.png' }, wrongType],
    ['a PNG of 60,000 by 60,000 pixels', { content: png([60_000, 60_000]) }, tooManyPixels],
    ['an empty file', { content: Buffer.alloc(0) }, [422, { file: ['This file is empty.'] }]],
    ['a file of three bytes', { content: Buffer.from('%PD') }, wrongType],
    ['a PNG that is cut off', { content: png().subarray(0, -10) }, damaged],
    ['a PNG with a changed byte', { content: png().fill(0xee, 50, 51) }, damaged],
    [
      'a PNG without pixels',
      { content: Buffer.concat([png().subarray(0, 33), pngChunk('IEND', Buffer.alloc(0))]) },
      damaged,
    ],
    ['a JPEG that is cut off', { content: jpeg().subarray(0, -4) }, damaged],
    ['a JPEG of its first bytes and a script', { content: Buffer.concat([jpeg().subarray(0, 3), svg]) }, damaged],
    ['a PDF that is cut off', { content: pdf().subarray(0, -8) }, damaged],
    [
      'a file of 10 MB and a byte',
      { content: pdf(Buffer.alloc(limits.fileBytes + 1 - pdf().length)) },
      [413, undefined],
    ],
    ['a file of 30 MB', { content: pdf(Buffer.alloc(30_000_000)) }, [413, undefined]],
  ]

  test.each(refused)('%s', async (_what, file, expected) => {
    const { as, host, sandbox } = await startPlatform()
    const amina = await as('amina')
    const reply = await send(amina, file)
    const { errors } = reply.json() as { readonly errors?: object }
    expect([reply.status, errors]).toEqual(expected)
    expect((await amina.call(listDocuments, { params: { userId: amina.id } })).data).toEqual([])
    expect(await readdir(join(host.filesFolder, sandbox)).catch(() => [])).toEqual([])
    const { store } = await host.sandboxes.open(sandbox)
    expect(await store.read((reads) => reads.jobs.subjectsOf({ kind: 'document-file' }))).toEqual([])
    expect(host.logged).not.toContain('unexpected error')
  })
})

describe('[O-244] a hostile file is harmless:', () => {
  test.each([
    ['a JPEG with a page in its comment', jpeg(script), jpeg(script), 'image/jpeg'],
    ['a JPEG with an archive after it', Buffer.concat([jpeg(), archive]), jpeg(), 'image/jpeg'],
    ['a PNG with a page after it', Buffer.concat([png(), svg]), png(), 'image/png'],
    ['a PDF with a script in it', pdf(`3 0 obj<</JS(app.alert(1))>>endobj${script}`), undefined, 'application/pdf'],
    ['a PDF of exactly 10 MB', pdf(Buffer.alloc(limits.fileBytes - pdf().length)), undefined, 'application/pdf'],
  ])('%s is for saving only, and nothing in it runs', async (_what, content, kept, type) => {
    const amina = await (await startPlatform()).as('amina')
    const reply = await send(amina, { content, name: 'x.html', type: 'text/html' })
    expect(reply.status, reply.text.slice(0, 200)).toBe(201)
    const { data } = reply.json() as { readonly data: Document }
    expect([data.media_type, data.bytes]).toEqual([type, (kept ?? content).length])
    const { headers } = await download(amina, data.id)
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': String(data.bytes),
      'content-disposition': expect.stringMatching(/^attachment; filename="x\.(jpg|png|pdf)"/) as string,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    })
  })

  test.each([
    ['x'.repeat(300), `${'x'.repeat(100)}.pdf`],
    ['../../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\amina\\card.exe', 'card.pdf'],
    ['invoice.pdf.html', 'invoice.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['..', 'document.pdf'],
    ['fdp.\u202Eexe.card', 'fdp. exe.pdf'],
    ['Tŷ Newydd – prawf.pdf', 'Tŷ Newydd – prawf.pdf'],
    ['a%0d%0aSet-Cookie: x=1.pdf', 'a 0d 0aSet-Cookie x=1.pdf'],
    ['', 'document.pdf'],
  ])('the name %j becomes %j', async (name, expected) => {
    const amina = await (await startPlatform()).as('amina')
    const reply = await send(amina, { content: pdf(), name })
    expect(reply.status, reply.text).toBe(201)
    const { data } = reply.json() as { readonly data: Document }
    expect(data.name).toBe(expected)
    const { headers, status } = await download(amina, data.id)
    expect([status, headers['set-cookie']]).toEqual([200, undefined])
    const [, encoded = ''] = /filename\*=UTF-8''(\S+)$/.exec(String(headers['content-disposition'])) ?? []
    expect(decodeURIComponent(encoded)).toBe(expected)
  })
})

describe('a form that is not as agreed is refused:', () => {
  test.each([
    ['two files', formOf(uploadDocument.path, { content: pdf() }, { content: pdf() }), 422, 'Send one file at a time.'],
    ['a file by another name', formOf(uploadDocument.path, { content: pdf(), field: 'upload' }), 422, 'required'],
    ['no file', formOf(uploadDocument.path), 422, 'required'],
    [
      'a name with a card number',
      formOf(uploadDocument.path, { content: pdf(), name: '4242 4242 4242 4242.pdf' }),
      422,
      'card',
    ],
    ['JSON', { method: 'POST', url: uploadDocument.path, payload: { file: 'x' } } as const, 415, ''],
    ['nothing', { method: 'POST', url: uploadDocument.path } as const, 422, 'required'],
    [
      'a form without a boundary',
      {
        method: 'POST',
        url: uploadDocument.path,
        payload: 'x',
        headers: { 'content-type': 'multipart/form-data' },
      } as const,
      400,
      '',
    ],
    [
      'a form that does not end',
      {
        ...formOf(uploadDocument.path, { content: pdf() }),
        payload: (formOf(uploadDocument.path, { content: pdf() }).payload as Buffer).subarray(0, -30),
        headers: { 'content-type': 'multipart/form-data; boundary=a-boundary-of-the-tests' },
      } as const,
      400,
      '',
    ],
  ])('%s', async (_what, request, status, message) => {
    const { as, host, sandbox } = await startPlatform()
    const amina = await as('amina')
    const reply = await amina.send(request)
    expect([reply.status, reply.text]).toEqual([status, expect.stringContaining(message) as string])
    expect((await amina.call(listDocuments, { params: { userId: amina.id } })).data).toEqual([])
    expect(await readdir(join(host.filesFolder, sandbox)).catch(() => [])).toEqual([])
    expect(host.logged).not.toContain('unexpected error')
  })
})
