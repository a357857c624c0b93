import type { Deps } from '../../deps.ts'
import { hasOrigin } from '../../infra/page-origins.ts'
import type { CardSetupRow } from './card-setups/tables.ts'
import type { TransactionRow } from './tables.ts'
import type { Provider } from './providers/provider.ts'

/**
 * The address a bank returns the browser to: the customer's site where it is served here, else the platform's. The
 * token names the sandbox, because no cookie comes along. payments.md 5.5
 */
export function returnAddress(
  { rules, sandbox }: Pick<Deps, 'rules' | 'sandbox'>,
  { returnToken, clientOrigin: origin }: Pick<TransactionRow, 'returnToken' | 'clientOrigin'>,
): string {
  const base = rules.siteOrigins.includes(origin) ? origin : rules.publicUrl
  return `${base}/api/payment-providers/3ds-return/${sandbox}.${returnToken}`
}

/** The token in the last part of a return address. */
export function tokenOfReturn(part: string): string {
  return part.slice(part.indexOf('.') + 1)
}

/** The origin the browser returns to: its own if it takes part in payments, else the platform's. */
export function clientOrigin(
  { publicUrl }: Deps['rules'],
  { origins }: Pick<Provider, 'origins'>,
  origin: string | undefined,
): string {
  return origin !== undefined && hasOrigin(origins, origin) ? origin : publicUrl
}

/** The client page shown after a full-page redirect to the bank. payments.md 6.3 */
export function landingAddress({ uuid, clientOrigin: origin }: Pick<TransactionRow, 'uuid' | 'clientOrigin'>): string {
  return `${origin}/payment/return?transaction_uuid=${encodeURIComponent(uuid)}`
}

/** The client page shown after a card set-up: the saved cards. */
export function setupLandingAddress({
  uuid,
  clientOrigin: origin,
}: Pick<CardSetupRow, 'uuid' | 'clientOrigin'>): string {
  return `${origin}/my-orders?card_setup=${encodeURIComponent(uuid)}`
}
