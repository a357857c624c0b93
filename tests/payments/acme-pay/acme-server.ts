import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sameText } from '@touchline/ids'
import { z } from 'zod'
import { acmeBooks, AcmeProblem } from './acme-books.ts'
import { signatureOfRequest } from './acme-calls.ts'
import { signatureOfEvent } from './acme-pay.ts'
import type { AcmePayment } from './acme-wire.ts'

/** A delivery of Acme Pay, as it is posted. */
export type AcmeDelivery = { readonly headers: Readonly<Record<string, string>>; readonly rawBody: string }

export const acmeSecret = 'the secret of a merchant of Acme'
export const acmeWebhookSecret = 'the secret of its events'
/** The browser library's host is none of the server's. */
export const acmeScripts = 'https://scripts.acme.example'

type Options = {
  /** Epoch milliseconds of real time. */
  readonly now: () => number
  readonly takesAtOnce?: boolean
}

const Payment = z.object({ ref: z.string(), pence: z.int(), ticket: z.string(), comeBackTo: z.url() })

/** A stand-in for Acme Pay on a port of its own, written from what its documents would say. */
export async function startAcme({ now, takesAtOnce = false }: Options) {
  const events: string[] = []
  const answered = new Map<string, { readonly status: number; readonly body: unknown }>()
  const lost: string[] = []
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server's address is never a path.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const books = acmeBooks({ takesAtOnce, bankPage: `${url}/bank`, now, tell })

  function tell(about: AcmePayment): void {
    events.push(JSON.stringify({ eventNo: `E${events.length + 1}-${about.paymentNo}`, what: about.standing, about }))
  }

  function answer(path: string, body: unknown): unknown {
    const [, paymentNo = '', command] = /^\/v2\/payments\/([^/]+)\/(\w+)$/.exec(path) ?? []
    if (path === '/v2/forms') return books.openForm()
    if (path === '/v2/payments') return books.pay(Payment.parse(body))
    if (path === '/v2/withdrawals') return books.withdraw(z.object({ ref: z.string() }).parse(body).ref)
    if (command === 'proof') return books.prove(paymentNo, z.object({ proof: z.string() }).parse(body).proof)
    if (command === 'settle') return books.settle(paymentNo)
    if (command === 'refunds') return books.refund(paymentNo, z.object({ pence: z.int() }).parse(body).pence)
    throw new AcmeProblem('NO_SUCH_CALL')
  }

  function run(path: string, body: unknown) {
    try {
      return { status: 200, body: answer(path, body) }
    } catch (error) {
      if (!(error instanceof AcmeProblem)) throw error
      return { status: 409, body: { problem: error.problem, payment: error.payment } }
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const body = await text(request)
    const key = String(request.headers['acme-once'])
    const signature = `Acme ${signatureOfRequest(acmeSecret, path, key, body)}`
    if (!sameText(String(request.headers.authorization), signature)) return say(response, 401, { problem: 'WHO' })
    const reply = answered.get(key) ?? run(path, JSON.parse(body))
    answered.set(key, reply)
    const losing = lost.findIndex((command) => path.endsWith(command))
    if (losing >= 0) {
      lost.splice(losing, 1)
      return void response.destroy()
    }
    say(response, reply.status, reply.body)
  }

  function say(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  /** An event, sealed with a secret. */
  function sealed(rawBody: string, secret = acmeWebhookSecret): AcmeDelivery {
    const second = String(Math.floor(now() / 1000))
    const seal = signatureOfEvent(secret, second, rawBody)
    return { rawBody, headers: { 'acme-second': second, 'acme-seal': seal, 'content-type': 'application/json' } }
  }

  return {
    url,
    environment: {
      ACME_URL: url,
      ACME_SECRET: acmeSecret,
      ACME_WEBHOOK_SECRET: acmeWebhookSecret,
      ACME_SCRIPTS: acmeScripts,
    },
    books,
    sealed,
    /** Events so far. */
    deliveries: () => events.map((rawBody) => sealed(rawBody)),
    /** The next call whose path ends so is run, and its answer lost. */
    loseAnswer: (command: string) => void lost.push(command),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export type Acme = Awaited<ReturnType<typeof startAcme>>
