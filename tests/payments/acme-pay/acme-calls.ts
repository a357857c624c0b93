import { createHmac } from 'node:crypto'
import type { PaymentView, ProviderAnswer } from '@touchline/server'
import { z } from 'zod'
import { viewOf } from './acme-views.ts'
import { AcmePayment } from './acme-wire.ts'

const patienceMs = 2000

type Refused = Extract<ProviderAnswer<never>, { readonly kind: 'refused' }>

const Problem = z.object({ problem: z.string(), payment: AcmePayment.nullish() })

const reasons: Readonly<Record<string, Refused['reason']>> = {
  REF_TAKEN: 'reference_used',
  REF_WITHDRAWN: 'reference_used',
  ALREADY_SETTLED: 'already_captured',
  NO_SUCH_PAYMENT: 'not_found',
  TICKET_SPENT: 'session_over',
}

/** The signature of a request: over its path, its key and its body. */
export function signatureOfRequest(secret: string, path: string, once: string, body: string): string {
  return createHmac('sha512', secret).update([path, once, body].join('\n')).digest('base64')
}

export type AcmeCall = <S extends z.ZodType, T>(
  path: string,
  once: string,
  body: object,
  schema: S,
  read: (value: z.infer<S>) => T,
) => Promise<ProviderAnswer<T>>

/** Calls of Acme Pay: each is signed, and repeated under its key it runs once. */
export function acmeCalls({ url, secret }: { readonly url: string; readonly secret: string }): AcmeCall {
  return async (path, once, body, schema, read) => {
    const text = JSON.stringify(body)
    const authorization = `Acme ${signatureOfRequest(secret, path, once, text)}`
    const headers = { authorization, 'acme-once': once, 'content-type': 'application/json' }
    try {
      const signal = AbortSignal.timeout(patienceMs)
      const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: text, signal })
      const said: unknown = await reply.json()
      if (reply.status === 401) return { kind: 'unknown', why: 'unauthorised' }
      if (reply.status >= 500) return { kind: 'unknown', why: 'server_error' }
      if (reply.ok) return { kind: 'done', value: read(schema.parse(said)) }
      return refusalOf(Problem.parse(said))
    } catch (error) {
      return { kind: 'unknown', why: error instanceof z.ZodError ? 'server_error' : 'no_answer' }
    }
  }
}

function refusalOf({ problem, payment }: z.infer<typeof Problem>): Refused {
  const view: PaymentView | undefined = payment ? viewOf(payment) : undefined
  return { kind: 'refused', reason: reasons[problem] ?? 'other', code: problem, payment: view }
}
