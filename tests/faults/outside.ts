import { expect } from 'vitest'
import type { EnterCard } from '../payments/pay-by.ts'
import type { Entered, Typed } from '../payments/tokenise-card.ts'
import { remotePerson } from '../support/remote-person.ts'

/** What servers and gateways in processes of their own are asked from outside. */

/** The gateway was not there to take a card. */
export class GatewayAway extends Error {
  override name = 'GatewayAway'
}

/** Sends a card to the gateway as a card form of `origin` does. Rejects with a TypeError where the gateway is away. */
export async function tryCardAt(
  { gateway, origin }: { readonly gateway: string; readonly origin: string },
  path: string,
  { key, number, more = {} }: Typed,
): Promise<Entered> {
  const details = { cardholder_name: 'A Tester', card_number: number, expiry_date: '1240', security_code: '123' }
  const headers = { authorization: `Bearer ${key}`, origin }
  const payload = { card_details: details, ...more }
  const answer = await remotePerson(gateway).send({ method: 'POST', url: `/gateway/v1/${path}`, headers, payload })
  // The shape is that of the gateway's README; a session says nothing.
  const body = (answer.text === '' ? {} : answer.json()) as Entered['body']
  return { status: answer.status, body }
}

/** What the card forms of the gateway do: exchange a card number for what stands for it. Throws a GatewayAway. */
export function cardFormsAt(gateway: string, origin: string): EnterCard {
  return async (path, typed) => {
    const { status, body: facts } = await tryCardAt({ gateway, origin }, path, typed).catch(() => {
      throw new GatewayAway()
    })
    expect(status, JSON.stringify(facts)).toBeLessThan(300)
    return facts
  }
}

/** What the card form of the card gateway does: exchanges a card number for a token. */
export function tokeniserAt(gatewayUrl: string, origin: string) {
  const enterCard = cardFormsAt(gatewayUrl, origin)
  return async (sessionKey: string, number: string): Promise<string> =>
    (await enterCard('card-identifiers', { key: sessionKey, number }))['card_identifier'] ?? ''
}

/** The rules that a platform finds broken, those of its gateway included. */
export async function brokenRules(server: string, sandbox: string): Promise<unknown> {
  const url = `/sandbox/v1/sandboxes/${sandbox}/invariants`
  const { status, text, json } = await remotePerson(server).send({ method: 'GET', url })
  expect(status, text).toBe(200)
  // The shape is that of the contract.
  return (json() as { readonly data: { readonly broken: unknown } }).data.broken
}

/** Everything under way comes to its end, webhooks included. */
export async function settle(server: string, sandbox: string): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    const url = `/sandbox/v1/sandboxes/${sandbox}/clock`
    const { status, text } = await remotePerson(server).send({ method: 'PATCH', url, payload: { advance: 'PT2H' } })
    expect(status, text).toBe(200)
  }
}
