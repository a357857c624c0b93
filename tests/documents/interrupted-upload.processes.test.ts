import { request as sendRequest } from 'node:http'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadDocument } from '@touchline/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freeAddresses, startServer } from '../support/processes.ts'
import { remotePerson, remotePersona, type RemotePerson } from '../support/remote-person.ts'
import { formBody, formHeaders, pdf } from './files.ts'

const sandbox = 'uploads'
const body = formBody([{ content: pdf(Buffer.alloc(6_000_000)) }])

/** Begins an upload that stops half-way; answers how to break it off. */
function beginUpload(url: string, token: string) {
  const upload = sendRequest(`${url}${uploadDocument.path}`, {
    method: 'POST',
    headers: {
      ...formHeaders,
      'content-length': body.length,
      'x-sandbox': sandbox,
      authorization: `Bearer ${token}`,
    },
  })
  upload.on('error', () => undefined)
  upload.write(body.subarray(0, 3_000_000))
  return () => upload.destroy()
}

async function tokenOf(url: string): Promise<string> {
  const { json } = await remotePerson(url).send({
    method: 'POST',
    url: `/sandbox/v1/sandboxes/${sandbox}/personas/amina/login`,
  })
  return (json() as { readonly data: { readonly token: string } }).data.token
}

async function start(dataDir: string) {
  const server = await startServer({ kind: 'source', dataDir, ...(await freeAddresses()) })
  onTestFinished(() => server.end('SIGTERM'))
  return server
}

async function ask(person: Pick<RemotePerson, 'send'>, method: 'POST' | 'PATCH', url: string, payload: object) {
  const { status, text } = await person.send({ method, url, payload })
  expect(status, text).toBeLessThan(300)
}

test('an upload that is broken off, or whose server is killed, leaves no file after the next sweep', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-upload-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const folder = join(dataDir, 'files', sandbox)
  const files = () => readdir(folder).catch((): readonly string[] => [])
  const halfThere = async () => {
    const [part = ''] = await files()
    expect(part).toMatch(/\.part$/)
    expect((await stat(join(folder, part))).size).toBeGreaterThan(1_000_000)
  }

  const first = await start(dataDir)
  await ask(remotePerson(first.url), 'POST', '/sandbox/v1/sandboxes', { id: sandbox, at: '2026-04-07T09:00:00Z' })
  const breakOff = beginUpload(first.url, await tokenOf(first.url))
  await vi.waitFor(halfThere, 10_000)
  breakOff()
  await vi.waitFor(async () => expect(await files()).toEqual([]), 10_000)

  beginUpload(first.url, await tokenOf(first.url))
  await vi.waitFor(halfThere, 10_000)
  await first.end('SIGKILL')
  expect(await files()).toHaveLength(1)

  const second = await start(dataDir)
  await ask(remotePerson(second.url), 'PATCH', `/sandbox/v1/sandboxes/${sandbox}/clock`, { advance: 'PT1H' })
  expect(await files()).toEqual([])
  const amina = await remotePersona(second.url, sandbox, 'amina')
  const listed = await amina.send({ method: 'GET', url: `/api/v1/users/${amina.id}/documents` })
  expect(listed.json()).toEqual({ data: [] })
})
