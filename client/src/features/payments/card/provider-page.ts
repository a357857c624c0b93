import type { CardFormTheme } from './payment-adapter.ts'

/** The page around the provider's and the bank's forms. */
export type ProviderPage = {
  readonly origin: string
  readonly theme: CardFormTheme
  /** The bank's page returns here: only this origin may report its result. */
  readonly platformOrigin: string
}
