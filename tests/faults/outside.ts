import { expect } from 'vitest'
import { processSecret } from '../support/processes.ts'
import { remotePerson } from '../support/remote-person.ts'

/** What servers and gateways in processes of their own are asked from outside. */

/** What the card form of the gateway does: exchanges a card number for a token. */
export function tokeniserAt(gatewayUrl: string, origin: string) {
  return async (sessionKey: string, number: string, name = 'A Tester'): Promise<string> => {
    const details = { cardholder_name: name, card_number: number, expiry_date: '1240', security_code: '123' }
    const { status, text, json } = await remotePerson(gatewayUrl).send({
      method: 'POST',
      url: '/gateway/v1/card-identifiers',
      headers: { authorization: `Bearer ${sessionKey}`, origin },
      payload: { card_details: details },
    })
    expect(status, text).toBe(201)
    // The shape is that of the gateway's README.
    return (json() as { readonly card_identifier: string }).card_identifier
  }
}

async function ask(origin: string, url: string, authorization = ''): Promise<unknown> {
  const { status, text, json } = await remotePerson(origin).send({ method: 'GET', url, headers: { authorization } })
  expect(status, text).toBe(200)
  return json()
}

/** The rules that a platform finds broken. */
export async function brokenRules(server: string, sandbox: string): Promise<unknown> {
  // The shape is that of the contract.
  const answer = (await ask(server, `/sandbox/v1/sandboxes/${sandbox}/invariants`)) as {
    readonly data: { readonly broken: unknown }
  }
  return answer.data.broken
}

/** The rules that the gateway finds broken. */
export async function brokenAtGateway(gateway: string, sandbox: string): Promise<unknown> {
  const url = `/gateway/__sandbox/merchants/${sandbox}/invariants`
  // The shape is that of the gateway's README.
  return ((await ask(gateway, url, `Bearer ${processSecret}`)) as { readonly broken: unknown }).broken
}

/** Everything under way comes to its end, webhooks included. */
export async function settle(server: string, sandbox: string): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    const url = `/sandbox/v1/sandboxes/${sandbox}/clock`
    const { status, text } = await remotePerson(server).send({ method: 'PATCH', url, payload: { advance: 'PT2H' } })
    expect(status, text).toBe(200)
  }
}
