/** The calls of a purchase, in a form that a generated client fits without a conversion. */
export type Shop = {
  readonly login: (body: { username: string; password: string }) => Promise<{
    readonly token: string
    readonly user: { readonly id: number }
  }>
  /** Sends this token from now on. */
  readonly useToken: (token: string) => void
  readonly courses: (query: { source: 'online'; per_page: number }) => Promise<readonly Course[]>
  readonly add: (userId: number, courseId: string) => Promise<Basket>
  readonly prepare: () => Promise<{ readonly session_key: string }>
  readonly authorise: (body: Authorisation) => Promise<Outcome>
  readonly completeSca: (
    transactionId: string,
    body: { transaction_uuid: string; sca_result: string },
  ) => Promise<{ readonly status: string }>
  readonly complete: (body: Completion) => Promise<{ readonly status: string; readonly order_id: number | null }>
  readonly order: (
    userId: number,
    orderId: number,
  ) => Promise<{ readonly status: string; readonly total: { readonly formatted: string } | null }>
}

export const source = 'activity-booking' as const

type Course = { readonly id: string; readonly slug: string }
type Basket = { readonly item_hash: string; readonly balance: { readonly value: number } }

export type Outcome = {
  readonly transaction_status: string
  readonly transaction_id: string
  readonly transaction_uuid: string
  readonly sca_url: string | null
  readonly sca_data: Readonly<Record<string, string>> | null
}

/** The facts that each step of a payment repeats. */
export type Agreed = {
  source: typeof source
  item_hash: string
  payments: { tender_type: 'online'; amount: number }[]
  terms: true
  completed_waivers: []
}

export type Completion = Agreed & { transaction_uuid: string }

export type Authorisation = Agreed & {
  session_key: string
  card_identifier: string
  billing_name: string
  first_name: string
  last_name: string
  address1: string
  city: string
  postcode: string
  country: string
  browser_details: {
    color_depth: 24
    language: string
    screen_width: number
    screen_height: number
    timezone_offset: number
  }
}
