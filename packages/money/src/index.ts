/** Whole minor units (pence) of one currency; the only form in which money is computed. */
export type MinorUnits = number & { readonly __unit: 'minor' }

const largest = 99_999_999_999

/** Brands a whole number of minor units. Throws a RangeError on fractions, NaN and amounts past a billion pounds. */
export function minorUnits(value: number): MinorUnits {
  if (!Number.isSafeInteger(value) || Math.abs(value) > largest) {
    throw new RangeError(`not a whole amount in minor units: ${value}`)
  }
  // The one place where a number becomes money.
  return value as MinorUnits
}

export const zero = minorUnits(0)

export function sum(amounts: Iterable<MinorUnits>): MinorUnits {
  let total = 0
  for (const amount of amounts) total += amount
  return minorUnits(total)
}

/** The amounts of several parts together. Throws a RangeError where one of them is no money, as those of a request may not be. */
export function sumOf(parts: readonly { readonly amount: number }[]): MinorUnits {
  return sum(parts.map(({ amount }) => minorUnits(amount)))
}

export function plus(a: MinorUnits, b: MinorUnits): MinorUnits {
  return minorUnits(a + b)
}

export function minus(a: MinorUnits, b: MinorUnits): MinorUnits {
  return minorUnits(a - b)
}

export function times(amount: MinorUnits, count: number): MinorUnits {
  return minorUnits(amount * count)
}

export function least(first: MinorUnits, ...rest: readonly MinorUnits[]): MinorUnits {
  return minorUnits(Math.min(first, ...rest))
}

/**
 * The share `part / whole` of an amount, rounded half up to a whole minor unit.
 * `part` and `whole` are counts (sessions left, sessions in all); `whole` must be positive.
 */
export function share(amount: MinorUnits, part: number, whole: number): MinorUnits {
  if (!Number.isSafeInteger(part) || !Number.isSafeInteger(whole) || whole <= 0 || part < 0) {
    throw new RangeError(`not a share: ${part} of ${whole}`)
  }
  return minorUnits(Math.floor((amount * part * 2 + whole) / (whole * 2)))
}

/**
 * An amount in `parts` shares that differ by at most one minor unit and add up to it; the larger ones come first.
 * Throws a RangeError unless `parts` is a whole number of at least 1.
 */
export function split(amount: MinorUnits, parts: number): readonly MinorUnits[] {
  if (!Number.isSafeInteger(parts) || parts < 1) throw new RangeError(`not a number of shares: ${parts}`)
  const least = Math.floor(amount / parts)
  const larger = amount - least * parts
  return Array.from({ length: parts }, (_, index) => minorUnits(index < larger ? least + 1 : least))
}

/**
 * An amount as a person writes it, "12", "12.5", "£1,250.00"; null for anything else. The symbol and commas between
 * thousands are optional.
 */
export function amountIn(text: string, symbol: string = pounds.symbol): MinorUnits | null {
  const bare = text.trim().replace(symbol, '').trim()
  const [, whole, part = ''] = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(bare) ?? []
  return whole === undefined ? null : minorUnits(Number(whole.replaceAll(',', '') + part.padEnd(2, '0')))
}

export type Currency = { readonly code: string; readonly symbol: string }

export const pounds: Currency = { code: 'GBP', symbol: '£' }

/** Two decimals of an amount in minor units without symbol: 2050 is "20.50". */
export function decimal(amount: number): string {
  const whole = minorUnits(amount)
  const digits = String(Math.abs(whole)).padStart(3, '0')
  return `${whole < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The display string of an amount: symbol, pounds and two decimals, "£20.50", "-£3.00". */
export function format(amount: number, symbol: string = pounds.symbol): string {
  const text = decimal(amount)
  return text.startsWith('-') ? `-${symbol}${text.slice(1)}` : `${symbol}${text}`
}
