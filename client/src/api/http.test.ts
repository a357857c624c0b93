import { createServer } from 'node:http'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readClient } from '@touchline/contract/calls/site'
import { expect, onTestFinished, test } from 'vitest'
import { callerFor } from './caller.ts'
import type { Caller } from './caller.ts'
import { send } from './http.ts'
import { memoryJar } from './credentials/memory-jar.ts'
import { credentialsIn } from './credentials/tokens.ts'

/** A caller of a platform that answers so, until the test ends. */
async function callerOf(answer: RequestListener): Promise<Caller> {
  const platform = createServer(answer)
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    platform.closeAllConnections()
    platform.close()
  })
  return callerFor({
    // A server that listens on a TCP port has an address object.
    routing: { apiOrigin: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`, basePaths: {}, paths: {} },
    credentials: credentialsIn(memoryJar(), 'bookings', { secure: false, pathname: () => '/' }),
    send,
    pathname: () => '/',
    language: () => 'en',
    clientDomain: 'bookings.leisure.example',
    onSignedOut: () => undefined,
    onMismatch: () => undefined,
  })
}

type Upload = { headers: IncomingHttpHeaders; body: string }

/** A caller whose platform writes down what it is sent. */
async function uploading(): Promise<{ readonly caller: Caller; readonly sent: Upload }> {
  const sent: Upload = { headers: {}, body: '' }
  const caller = await callerOf((request, response) => {
    sent.headers = request.headers
    request.on('data', (chunk: Buffer) => (sent.body += chunk.toString()))
    request.on('end', () => response.end('{"data":{"id":1}}'))
  })
  return { caller, sent }
}

const upload = { ...readClient, method: 'POST' } as const

function documentForm(): FormData {
  const form = new FormData()
  form.set('note', 'Proof of age')
  form.set('document', new Blob(['x'.repeat(300_000)], { type: 'application/pdf' }), 'proof.pdf')
  return form
}

const multipart = /^multipart\/form-data; ?boundary=/
const fileInForm = /name="document"; filename="proof\.pdf"\r\nContent-Type: application\/pdf\r\n\r\nx{300000}\r\n/

test('a caller may set a time limit of its own', async () => {
  const caller = await callerOf(() => undefined)
  await expect(caller.call(readClient, { timeoutMs: 30 })).rejects.toMatchObject({ status: 0, code: 'timeout' })
})

test('a caller who cancels gets the reason that they gave', async () => {
  const caller = await callerOf(() => undefined)
  const asking = new AbortController()
  const asked = caller.call(readClient, { signal: asking.signal })
  asking.abort(new Error('the page was left'))
  await expect(asked).rejects.toThrow('the page was left')
})

test('a form with a file is sent as multipart, and its caller sees how much of it has left', async () => {
  const { caller, sent } = await uploading()
  const shares: number[] = []
  await caller.call(upload, { form: documentForm(), onUploadProgress: (share) => shares.push(share) })
  expect(sent.headers['content-type']).toMatch(multipart)
  expect(sent.body).toMatch(fileInForm)
  expect(sent.body).toContain('Proof of age')
  expect([shares.at(-1), shares.toSorted((a, b) => a - b)]).toEqual([1, shares])
})

test('a form is sent without anybody watching its progress', async () => {
  const { caller, sent } = await uploading()
  await caller.call(upload, { form: documentForm() })
  expect(sent.headers['content-type']).toMatch(multipart)
  expect(sent.body).toMatch(fileInForm)
})

test('a call without a body names no type of content, and no call names its library', async () => {
  const { caller, sent } = await uploading()
  await caller.call(upload)
  expect(sent.headers['content-type']).toBeUndefined()
  expect(sent.headers['user-agent']).not.toMatch(/axios/)
})
