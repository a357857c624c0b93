import type { Stand } from './stands.ts'

/** Throws when a rule of the platform does not hold after the load. */
export async function checkInvariants({ platform, server }: Stand): Promise<void> {
  const answer = await fetch(`${server.origin}/sandbox/v1/sandboxes/default/invariants`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`the invariants answer ${answer.status}: ${text}`)
  const { data } = JSON.parse(text) as { readonly data: readonly unknown[] } // the shape of the contract
  if (data.length > 0) throw new Error(`invariants of ${platform.name} are broken: ${JSON.stringify(data)}`)
}
