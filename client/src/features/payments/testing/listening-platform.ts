import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { connect } from '../../../api/call.ts'
import { send } from '../../../api/http.ts'
import { memoryJar } from '../../../api/credentials/memory-jar.ts'
import { credentialsIn } from '../../../api/credentials/tokens.ts'

/** A request as sent, with the headers that a payment depends on. */
export type Captured = {
  readonly request: string
  readonly headers: Readonly<Record<'authorization' | 'idempotency-key' | 'content-type', string | undefined>>
  readonly body: unknown
}

const authorisation = { status: 'authorised', transaction_status: 'authorised', payment_provider: 'card-gateway' }

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function read({ method, url, headers }: IncomingMessage, text: string): Captured {
  const { authorization, 'content-type': type, 'idempotency-key': key } = headers
  return {
    request: `${method} ${url}`,
    headers: { authorization, 'content-type': type, 'idempotency-key': key?.toString() },
    body: text === '' ? undefined : JSON.parse(text),
  }
}

/** A platform that records requests and accepts them; each test calls it as a logged-in user. */
export function listeningPlatform() {
  let captured: Captured[] = []
  let answer: object = authorisation
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      captured.push(read(request, text))
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer))
    })
  })

  /** Acts as a page configured with these paths. */
  function speakBy(paths: Readonly<Record<string, string>>): void {
    const credentials = credentialsIn(memoryJar(), 'bookings', { secure: false, pathname: () => '/' })
    credentials.keepAuthToken('token-of-carys')
    // A server that listens on a TCP port has an address object.
    const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    connect({
      routing: { apiOrigin, basePaths: {}, paths },
      credentials,
      send,
      pathname: () => '/',
      language: () => 'en',
      clientDomain: 'localhost',
      onSignedOut: () => undefined,
      onMismatch: () => undefined,
    })
  }

  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
  afterAll(() => void server.close())
  beforeEach(() => {
    captured = []
    answer = authorisation
    speakBy({})
  })

  return {
    speakBy,
    captured: (): readonly Captured[] => captured,
    /** Sets the answer to the next calls. */
    say: (words: object) => void (answer = words),
  }
}
