const names: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }

/** A brand of cards as it writes itself; one we do not know as the platform writes it. */
export function brandName(brand: string): string {
  return Object.hasOwn(names, brand) ? (names[brand] ?? brand) : brand
}
