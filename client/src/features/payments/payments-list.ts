import type { PaymentEntry } from './machine/states/payment-details.ts'

/** Drops entries of zero or less. */
export function payableEntries(entries: readonly PaymentEntry[]): readonly PaymentEntry[] {
  return entries.filter(({ amount }) => amount > 0)
}

/** Credit and other entries, and the rest of `balance` by card as `online`. All in minor units. payments.md 5.9 */
export function withCardPart(entries: readonly PaymentEntry[], balance: number): readonly PaymentEntry[] {
  const others = payableEntries(entries).filter(({ tenderType }) => tenderType !== 'online')
  const covered = others.reduce((total, { amount }) => total + amount, 0)
  return payableEntries([...others, { tenderType: 'online', amount: balance - covered }])
}
