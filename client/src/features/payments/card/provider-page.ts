import type { CardFormTheme } from './payment-adapter.ts'

/** The page around the forms of the payment provider and of the bank. */
export type ProviderPage = {
  readonly origin: string
  readonly theme: CardFormTheme
  /** Where the bank's page comes back to: the only origin whose word about it counts. */
  readonly platformOrigin: string
}
