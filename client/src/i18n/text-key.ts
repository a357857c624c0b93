import type { English } from './resources.ts'

type Path<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Path<T[K]>}`
}[keyof T & string]

/** A text that counts has a key for each of its forms, and is asked for without one. */
type Asked<K extends string> = K extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : K

/** `namespace:path` of each text of the site; of those that count, without the form. */
export type TextKey = { [N in keyof English]: `${N}:${Asked<Path<English[N]>>}` }[keyof English]
