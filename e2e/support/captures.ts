import { processSecret } from '../../tests/support/processes.ts'
import type { Sandbox } from './sandbox.ts'
import type { Stack } from './stack.ts'

/** The captures of a sandbox at the gateway, in minor units. */
export async function capturesOf(stack: Stack, sandbox: Sandbox): Promise<readonly number[]> {
  const { ledger } = await ask<{ ledger: readonly { readonly kind: string; readonly amount: number }[] }>(
    stack,
    sandbox,
    'ledger',
  )
  return ledger.filter(({ kind }) => kind === 'capture').map(({ amount }) => amount)
}

/** The captured amount of a sandbox minus its refunds, in minor units. */
export async function keptOf(stack: Stack, sandbox: Sandbox): Promise<number> {
  const { transactions } = await ask<{
    transactions: readonly { readonly captured: number; readonly refunded: number }[]
  }>(stack, sandbox, 'transactions')
  return transactions.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)
}

/** The amount that the gateway holds for a sandbox, in minor units. */
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
