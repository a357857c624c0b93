import { CannotAsk, type Options } from '../cli/verb.ts'
import type { Place } from '../descriptions/read-config.ts'

/** The origin of `--url`. Throws CannotAsk for anything else. */
export function originOf(url: Options['values'][string]): string {
  if (typeof url !== 'string') throw new CannotAsk('Name the platform: --url URL.')
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) throw new CannotAsk(`${url} is no web address.`)
  if (parsed.pathname !== '/')
    throw new CannotAsk(`${url} has a path; the origin is enough, and config.json has the paths.`)
  return parsed.origin
}

/** The number of `--budget`, or the usual one. Throws CannotAsk for anything else. */
export function budgetOf(budget: Options['values'][string], usual: number): number {
  if (budget === undefined) return usual
  if (typeof budget !== 'string' || !/^[1-9]\d{0,3}$/.test(budget))
    throw new CannotAsk('--budget must be a number from 1 to 9999.')
  return Number(budget)
}

/** Headers of every call: who serves the site, and the site's origin where it is another one. */
export function headersFor({ site }: Place, origin: string): Readonly<Record<string, string>> {
  const own = site === null || site === '' ? origin : new URL(site).origin
  const domain = { 'x-client-domain': new URL(own).hostname }
  return own === origin ? domain : { ...domain, origin: own }
}
