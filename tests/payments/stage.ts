import { type CartSource, listUpcoming } from '@touchline/contract'
import { signatureOf } from '@touchline/ids'
import type { PersonaName } from '@touchline/seed'
import { expect } from 'vitest'
import { customersOf } from '../support/customers.ts'
import { type RawRequest, secret, type StartOptions, startPlatform } from '../support/platform.ts'
import { answerBank, type BankPage, postForm, type Way } from './bank.ts'
import { createCustomer } from './customer.ts'
import { leftUnderWay, mayTakeAnotherRound } from './left-under-way.ts'
import { tokeniserOf, tryCard, type Typed } from './tokenise-card.ts'

export { cards, courses } from './cards.ts'
export type { Customer } from './customer.ts'

type LedgerRow = { readonly transaction_id: string; readonly kind: string; readonly amount: number }
type GatewayTransaction = {
  readonly vendor_tx_code: string
  readonly state: string
  readonly held: number
  readonly captured: number
  readonly refunded: number
  readonly card: { readonly reusable_card_id: string | null }
}

/** A card that is set up, as its merchant reads it. */
export type SetupAtGateway = { readonly status: string; readonly card: { readonly reusable_card_id: string | null } }

/** How the merchant of a sandbox says to its gateway who it is. */
export function merchantAuthorization(sandbox: string, gatewaySecret: string): string {
  const credentials = `${sandbox}:${signatureOf(gatewaySecret, `merchant:${sandbox}`)}`
  return `Basic ${Buffer.from(credentials).toString('base64')}`
}

/** A platform and its gateway in one process, with the controls that a payment test needs. */
export async function openStage(options: StartOptions = {}) {
  const platform = await startPlatform(options)
  const { sandbox, host, visitor } = platform
  const { gateway, app } = host

  async function control<T>(method: RawRequest['method'], path: string, body?: object): Promise<T> {
    const answer = await gateway.app.inject({
      method,
      url: `/gateway/__sandbox/merchants/${sandbox}${path}`,
      headers: { authorization: `Bearer ${secret}` },
      ...(body ? { payload: body } : {}),
    })
    // The shapes are those of the gateway's README.
    return (answer.body === '' ? undefined : answer.json()) as T
  }

  const tokenise = tokeniserOf(gateway)

  /** Newest first; none before the first payment was prepared. */
  const transactions = async () =>
    (await control<{ transactions?: readonly GatewayTransaction[] }>('GET', '/transactions')).transactions ?? []

  async function left(): Promise<readonly string[]> {
    const { data } = await visitor.call(listUpcoming, { params: { id: sandbox }, query: { per_page: 100 } })
    return leftUnderWay(data, await transactions())
  }

  return {
    platform,
    sandbox,
    tokenise,
    enterCard: (path: string, typed: Typed) => tryCard(gateway, path, typed),
    as: async (name: PersonaName, source?: CartSource) => createCustomer(await platform.as(name), tokenise, source),
    /** Any number of customers at once. */
    crowd: async (count: number) => {
      const people = await customersOf(platform, count)
      return people.map((person) => createCustomer(person, tokenise))
    },
    /** Sends something without saying who. */
    async post(url: string, body: object, headers: Readonly<Record<string, string>> = {}) {
      const { status, json } = await visitor.send({ method: 'POST', url, payload: body, headers })
      return { status, body: json() }
    },
    answerBank: (outcome: Way, word: string) => answerBank(gateway.app, outcome, word),
    /** The way back from the bank, as the browser goes it. */
    returnFromBank: (page: Pick<BankPage, 'action' | 'fields'>) => postForm(app, page.action, page.fields),
    advance: platform.advance,
    /**
     * Finishes all work in progress. Then the rules hold at the platform and the gateway, and no payment waits or holds
     * money.
     */
    async settle(): Promise<void> {
      for (let round = 0; mayTakeAnotherRound(round, await left()); round++) {
        await gateway.runDue(sandbox)
        await platform.advance('PT2H')
      }
      expect(await platform.invariants()).toEqual([])
      expect(await left()).toEqual([])
    },
    async mails() {
      const url = `/sandbox/v1/sandboxes/${sandbox}/outbox`
      const { data } = (await visitor.send({ method: 'GET', url })).json() as { data: { id: number; kind: string }[] }
      return data
    },
    /** A card that is set up, as its merchant sees it. */
    async setupAtGateway(id: string) {
      const authorization = merchantAuthorization(sandbox, secret)
      const answer = await gateway.app.inject({ url: `/gateway/v1/setup-intents/${id}`, headers: { authorization } })
      return answer.json<SetupAtGateway>()
    },
    merchantSecret: signatureOf(secret, `merchant:${sandbox}`),
    webhookSecret: signatureOf(secret, `webhook:${sandbox}`),
    gateway: {
      ledger: async () => (await control<{ ledger: readonly LedgerRow[] }>('GET', '/ledger')).ledger,
      transactions,
      addFault: (operation: string, effect: string, more: object = {}) =>
        control('POST', '/faults', { match: { operation }, effect, ...more }),
      /** How often each fault has struck. */
      fired: async () =>
        (await control<{ faults: readonly { fired: number }[] }>('GET', '/faults')).faults.map(({ fired }) => fired),
      clearFaults: () => control('DELETE', '/faults'),
      events: async () =>
        (await control<{ events: readonly { id: string; type: string; merchant_name: string }[] }>('GET', '/events'))
          .events,
      /** Sends what waits to be sent. */
      deliver: () => gateway.runDue(sandbox),
      /** Changes how the merchant is registered; what is left out stays. */
      configure: (settings: object) =>
        control('PUT', '', {
          secret: signatureOf(secret, `merchant:${sandbox}`),
          webhook_secret: signatureOf(secret, `webhook:${sandbox}`),
          webhook_url: `http://localhost:4000/api/payment-providers/webhooks/{provider}/${sandbox}`,
          origins: ['http://localhost:4000'],
          ...settings,
        }),
    },
  }
}

export type Stage = Awaited<ReturnType<typeof openStage>>
