import { processSecret } from '../../tests/support/processes.ts'
import type { Sandbox } from './sandbox.ts'
import type { Stack } from './stack.ts'

/** What the gateway has captured for a sandbox, in minor units, capture by capture. */
export async function capturesOf(stack: Stack, sandbox: Sandbox): Promise<readonly number[]> {
  const { ledger } = await ask<{ ledger: readonly { readonly kind: string; readonly amount: number }[] }>(
    stack,
    sandbox,
    'ledger',
  )
  return ledger.filter(({ kind }) => kind === 'capture').map(({ amount }) => amount)
}

/** What the gateway has taken for a sandbox and not given back, in minor units, all payments together. */
export async function keptOf(stack: Stack, sandbox: Sandbox): Promise<number> {
  const { transactions } = await ask<{
    transactions: readonly { readonly captured: number; readonly refunded: number }[]
  }>(stack, sandbox, 'transactions')
  return transactions.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)
}

/** What the gateway holds for a sandbox, in minor units, all payments together. */
export async function heldOf(stack: Stack, sandbox: Sandbox): Promise<number> {
  const { transactions } = await ask<{ transactions: readonly { readonly held: number }[] }>(
    stack,
    sandbox,
    'transactions',
  )
  return transactions.reduce((sum, { held }) => sum + held, 0)
}

async function ask<T>({ gatewayUrl }: Stack, { id }: Sandbox, what: 'ledger' | 'transactions'): Promise<T> {
  const answer = await fetch(`${gatewayUrl}/gateway/__sandbox/merchants/${id}/${what}`, {
    headers: { authorization: `Bearer ${processSecret}` },
  })
  // The shapes are those of the gateway's README.
  return (await answer.json()) as T
}
