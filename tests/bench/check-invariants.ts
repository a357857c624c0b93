import type { ApiTypes } from '@touchline/contract'
import type { Running } from './processes.ts'

type Checked = { readonly platform: { readonly name: string }; readonly server: Running }

/** Throws when a rule of the platform does not hold after the load. */
export async function checkInvariants({ platform, server }: Checked): Promise<void> {
  const answer = await fetch(`${server.origin}/sandbox/v1/sandboxes/default/invariants`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`the invariants answer ${answer.status}: ${text}`)
  const { data }: ApiTypes['checkInvariants']['reply'] = JSON.parse(text)
  if (!data.holds) throw new Error(`invariants of ${platform.name} are broken: ${JSON.stringify(data.broken)}`)
}
