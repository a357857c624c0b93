import type { z } from 'zod'
import { Refusal, type TransactionView } from './answers.ts'
import type { GatewayRequest, GatewayTransport } from './transport.ts'

/**
 * The gateway's answer to a command. `done` and `refused` are definite; `unknown` means that it may have been executed,
 * so only the same command with the same key may follow.
 */
export type GatewayAnswer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly code: string; readonly transaction: TransactionView | undefined }
  | { readonly kind: 'unknown'; readonly why: 'no_answer' | 'in_progress' | 'server_error' | 'unauthorised' }

/** Sends one request and classifies the answer; never throws. */
export async function callGateway<S extends z.ZodType>(
  transport: GatewayTransport,
  request: GatewayRequest,
  schema: S,
): Promise<GatewayAnswer<z.infer<S>>> {
  let reply
  try {
    reply = await transport(request)
  } catch {
    return { kind: 'unknown', why: 'no_answer' }
  }
  if (reply.status >= 200 && reply.status < 300) {
    const parsed = schema.safeParse(reply.body)
    return parsed.success ? { kind: 'done', value: parsed.data } : { kind: 'unknown', why: 'server_error' }
  }
  // Wrong credentials say nothing about the transaction.
  if (reply.status === 401 || reply.status === 403) return { kind: 'unknown', why: 'unauthorised' }
  const refusal = Refusal.safeParse(reply.body)
  if (reply.status >= 500 || reply.status === 408 || reply.status === 429 || !refusal.success) {
    return { kind: 'unknown', why: 'server_error' }
  }
  const { code, transaction } = refusal.data
  if (code === 'operation_in_progress') return { kind: 'unknown', why: 'in_progress' }
  return { kind: 'refused', code, transaction: transaction ?? undefined }
}
