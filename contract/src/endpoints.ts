import type { Exchange, ReliedExchange } from './endpoint.ts'
import * as nouns from './nouns.ts'

type Nouns = typeof nouns

/** The exports of the nouns whose names have this end: `<noun>Endpoints`, `<noun>Meanings`. */
type Named<End extends string> = { [K in keyof Nouns as K extends `${string}${End}` ? K : never]: Nouns[K] }

/** One of several types as all of them together. */
type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never
type Flat<T> = { readonly [K in keyof T]: T[K] }

export function exportsNamed<End extends string>(end: End): Named<End> {
  const found = Object.entries(nouns).filter(([name]) => name.endsWith(end))
  // The names are those that the type keeps.
  return Object.fromEntries(found) as Named<End>
}

type AllEndpoints = Named<'Endpoints'>
export type Endpoints = Flat<Together<AllEndpoints[keyof AllEndpoints]>>
export type ApiName = keyof Endpoints

/** Every call the platform answers, by name. */
export const endpoints: Endpoints = Object.assign({}, ...Object.values(exportsNamed('Endpoints'))) as Endpoints

/** Parameters, query, body and reply of each call, in wire spelling. */
export type ApiTypes = { readonly [N in ApiName]: Exchange<Endpoints[N]> }

/** The same as a client may rely on it, on any platform. */
export type ReliedTypes = { readonly [N in ApiName]: ReliedExchange<Endpoints[N]> }
