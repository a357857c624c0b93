import { processSecret } from '../../tests/support/processes.ts'
import type { Sandbox } from './sandbox.ts'
import type { Stack } from './stack.ts'

/** What the gateway has captured for a sandbox, in minor units, capture by capture. */
export async function capturesOf({ gatewayUrl }: Stack, { id }: Sandbox): Promise<readonly number[]> {
  const answer = await fetch(`${gatewayUrl}/gateway/__sandbox/merchants/${id}/ledger`, {
    headers: { authorization: `Bearer ${processSecret}` },
  })
  // The shape is that of the gateway's README.
  const { ledger } = (await answer.json()) as {
    readonly ledger: readonly { readonly kind: string; readonly amount: number }[]
  }
  return ledger.filter(({ kind }) => kind === 'capture').map(({ amount }) => amount)
}
