const names: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }

/** A card brand in its own spelling; an unknown one in the platform's. */
export function brandName(brand: string): string {
  return Object.hasOwn(names, brand) ? (names[brand] ?? brand) : brand
}
