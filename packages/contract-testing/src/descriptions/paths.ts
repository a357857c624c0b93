import { type Routing, templateOf } from '@touchline/routing'
import type { Operation } from './description.ts'

const withoutOrigin = (address: string): string => address.replace(/^https?:\/\/[^/]+/, '')

/** The routing by paths alone, for requests whose origin is not that of the platform: recorded ones, and those of a proxy. */
export function pathsOf({ basePaths, paths }: Routing): Routing {
  const bases = Object.entries(basePaths).map(([area, base]) => [area, base && withoutOrigin(base)])
  const own = Object.entries(paths).map(([name, path]) => [name, withoutOrigin(path)])
  // The entries are those of both tables.
  return { apiOrigin: '', basePaths: Object.fromEntries(bases), paths: Object.fromEntries(own) as Routing['paths'] }
}

/** The parameters of the call in a request's path, by name and decoded. */
export function pathParameters(
  operation: Operation,
  routing: Routing,
  pathname: string,
): Readonly<Record<string, string>> {
  const parts = pathname.split('/')
  const named = templateOf(operation, routing)
    .split('/')
    .flatMap((part, index) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      return name === undefined ? [] : [[name, decodeURIComponent(parts[index] ?? '')] as const]
    })
  return Object.fromEntries(named)
}
