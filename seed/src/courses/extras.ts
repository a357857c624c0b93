import { minorUnits } from '@touchline/money'
import { keysOf } from '../entries.ts'
import { numbered } from '../fixed-ids.ts'
import type { PricingOptionRecord } from '../seed-writer.ts'

const extras = {
  swimCap: { name: 'Silicone swim cap', price: 450, stock: null },
  goggles: { name: 'Junior goggles', price: 750, stock: null },
  hoodie: { name: 'Club hoodie', price: 2400, stock: 4 },
  racket: { name: 'Racket to keep', price: 1995, stock: 12 },
  shoes: { name: 'Climbing shoes for the course', price: 1200, stock: null },
  badge: { name: 'Badge and certificate', price: 350, stock: null },
  mat: { name: 'Yoga mat', price: 1650, stock: null },
  lunch: { name: 'Hot lunch, whole camp', price: 2250, stock: 20, wholeOnly: true },
  earlyStart: { name: 'Early start from 08:15', price: 1000, stock: null },
  shirt: { name: 'Camp T-shirt', price: 800, stock: null },
} as const

export type ExtraKey = keyof typeof extras

const keys = keysOf(extras)

export const extraIds = numbered(keys)

/** Extras that do not fit single days. */
export const wholeExtraIds: readonly number[] = keys
  .filter((key) => 'wholeOnly' in extras[key])
  .map((key) => extraIds[key])

/** Two of them are short (hoodie, racket), so that running out can be seen. */
export const seedPricingOptions: readonly PricingOptionRecord[] = keys.map((key) => ({
  id: extraIds[key],
  name: extras[key].name,
  reference: `EXTRA-${String(extraIds[key]).padStart(3, '0')}`,
  price: minorUnits(extras[key].price),
  stock: extras[key].stock,
}))
