import { type Routing, templateOf } from '@touchline/routing'
import type { Exchange } from '../exchange.ts'
import type { Description, Operation } from './description.ts'

type Place = {
  readonly operation: Operation
  /** undefined: on any origin. */
  readonly origin: string | undefined
  readonly path: RegExp
  /** How many of its segments are no parameters: the more, the nearer. */
  readonly literals: number
}

/** The pattern of a template: a parameter is one segment. A slash at the end makes no difference. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/\/+$/, '').replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)
}

function placeOf(operation: Operation, routing: Routing): Place {
  const template = templateOf(operation, routing)
  const isWhole = /^https?:\/\//.test(template)
  const path = isWhole ? template.replace(/^https?:\/\/[^/]+/, '') : template
  return {
    operation,
    origin: isWhole ? new URL(template.replaceAll(/[{}]/g, '')).origin : undefined,
    path: patternOf(path),
    literals: path.split('/').filter((segment) => !segment.includes('{')).length,
  }
}

/**
 * Finds the call of a request by its method and the path that the client's configuration gives to each call. Of several
 * the one with the fewest parameters wins.
 */
export function callFinder(
  { operations }: Description,
  routing: Routing,
): (request: Pick<Exchange['request'], 'method' | 'url'>) => Operation | undefined {
  const places = operations.map((operation) => placeOf(operation, routing)).toSorted((a, b) => b.literals - a.literals)
  return ({ method, url }) => {
    const { origin, pathname } = new URL(url)
    return places.find(
      (place) =>
        place.operation.method === method.toUpperCase() &&
        (place.origin === undefined || place.origin === origin) &&
        place.path.test(pathname),
    )?.operation
  }
}
