import type { Outcome } from './shop.ts'

/** The way from a client to the server. */
export type Way = {
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly sandbox: string
}

/** The world of a front end beside the API: its customer, the card form and the bank page. */
export type World = {
  readonly password: string
  readonly courseSlug: string
  /** A card number, typed into the gateway's form, as a card identifier. */
  readonly typeCard: (sessionKey: string) => Promise<string>
  /** The bank's page, opened and answered: the `cres` it gives back. */
  readonly proveToBank: (outcome: Pick<Outcome, 'sca_url' | 'sca_data'>) => Promise<string>
}

export type Bought = { readonly status: string; readonly total: string }
