import type { Job } from '@touchline/contract'
import { expect } from 'vitest'
import { leftUnderWay, mayTakeAnotherRound } from '../payments/left-under-way.ts'
import type { EnterCard } from '../payments/pay-by.ts'
import type { Entered, Typed } from '../payments/tokenise-card.ts'
import { processSecret } from '../support/processes.ts'
import { remotePerson } from '../support/remote-person.ts'

/** The gateway was not there to take a card. */
export class GatewayAway extends Error {
  override name = 'GatewayAway'
}

/** Sends a card to the gateway as a card form of `origin` does. Rejects with `ServerAway` where the gateway is away. */
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

/** The card forms of the gateway: they exchange a card number for an identifier. Throws a GatewayAway. */
export function cardFormsAt(gateway: string, origin: string): EnterCard {
  return async (path, typed) => {
    const { status, body: facts } = await tryCardAt({ gateway, origin }, path, typed).catch(() => {
      throw new GatewayAway()
    })
    expect(status, JSON.stringify(facts)).toBeLessThan(300)
    return facts
  }
}

/** The card form of the card gateway: exchanges a card number for a token. */
export function tokeniserAt(gatewayUrl: string, origin: string) {
  const enterCard = cardFormsAt(gatewayUrl, origin)
  return async (sessionKey: string, number: string): Promise<string> =>
    (await enterCard('card-identifiers', { key: sessionKey, number }))['card_identifier'] ?? ''
}

async function ask(origin: string, url: string): Promise<unknown> {
  const { status, text, json } = await remotePerson(origin).send({ method: 'GET', url })
  expect(status, text).toBe(200)
  return json()
}

/** The rules that a platform finds broken, those of its gateway included. */
export async function brokenRules(server: string, sandbox: string): Promise<unknown> {
  // The shape is that of the contract.
  const answer = (await ask(server, `/sandbox/v1/sandboxes/${sandbox}/invariants`)) as {
    readonly data: { readonly broken: unknown }
  }
  return answer.data.broken
}

export type Outside = { readonly server: string; readonly gateway: string }

/** Finishes all work in progress, webhooks included: no payment waits or holds money. */
export async function settle({ server, gateway }: Outside, sandbox: string): Promise<void> {
  const left = () => leftOutside({ server, gateway }, sandbox)
  for (let round = 0; mayTakeAnotherRound(round, await left()); round++) {
    const url = `/sandbox/v1/sandboxes/${sandbox}/clock`
    const { status, text } = await remotePerson(server).send({ method: 'PATCH', url, payload: { advance: 'PT2H' } })
    expect(status, text).toBe(200)
  }
  expect(await left()).toEqual([])
}

async function leftOutside({ server, gateway }: Outside, sandbox: string): Promise<readonly string[]> {
  // The shape is that of the contract.
  const upcoming = await ask(server, `/sandbox/v1/sandboxes/${sandbox}/clock/upcoming?per_page=100`)
  const { data } = upcoming as { readonly data: readonly Job[] }
  return leftUnderWay(data, await transactionsAt(gateway, sandbox))
}

/** The money that the gateway holds for a merchant, in minor units. */
export async function heldAt(gateway: string, sandbox: string): Promise<number> {
  return (await transactionsAt(gateway, sandbox)).reduce((sum, { held }) => sum + held, 0)
}

/** The gateway's transactions of a merchant, which is unknown before the first payment is prepared. */
async function transactionsAt(gateway: string, sandbox: string): Promise<Parameters<typeof leftUnderWay>[1]> {
  const url = `/gateway/__sandbox/merchants/${sandbox}/transactions`
  const headers = { authorization: `Bearer ${processSecret}` }
  const { status, text, json } = await remotePerson(gateway).send({ method: 'GET', url, headers })
  if (status === 404) return []
  expect(status, text).toBe(200)
  // The shape in the gateway's README.
  return (json() as { readonly transactions: Parameters<typeof leftUnderWay>[1] }).transactions
}
