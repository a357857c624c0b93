/** The world of a front end beside the API: the address of the server, the card form and the bank page. */
export type World = {
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly sandbox: string
  readonly password: string
  readonly courseSlug: string
  /** A card number, typed into the gateway's form, as a card identifier. */
  readonly typeCard: (sessionKey: string) => Promise<string>
  /** The bank's page, opened and answered: the `cres` it gives back. */
  readonly proveToBank: (outcome: {
    readonly sca_url: string | null
    readonly sca_data: Readonly<Record<string, string>> | null
  }) => Promise<string>
}

export type Bought = { readonly status: string; readonly total: string }
