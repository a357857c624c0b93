import { readFileSync } from 'node:fs'
import { languageCodes } from '@touchline/languages'
import { expect, test } from 'vitest'

type Branch = { readonly [key: string]: string | Branch }

const read = (file: string): Branch =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as Branch

/** The texts of a branch by their path: `cancel_sessions_each_later`. */
function flat(branch: Branch, path: string): readonly (readonly [string, string])[] {
  return Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}_${key}`, value] as const] : flat(value, `${path}_${key}`),
  )
}

const names: readonly (readonly [RegExp, string])[] = [
  [/_sessions_/, '_'],
  [/feeFrom/, 'fee_from'],
  [/feeFirst/, 'fee_first'],
  [/pastFee/, 'past_fee'],
  [/pastUsage/, 'past_usage'],
]
/** Beside sentences about several tickets in one panel; a mail has a line for each. */
const onSiteOnly: ReadonlySet<string> = new Set(['cancel_tickets', 'cancel_ofTickets'])
const inMails = (path: string) => names.reduce((name, [from, to]) => name.replace(from, to), path)

/** One spelling of apostrophes, of the moment, and of the end of a sentence. */
const plain = (text: string) =>
  text.replaceAll('\u2019', "'").replace('{{day}}, {{time}}', '{{when, weekday_moment}}').replace(/\.?$/, '.')

test.each(languageCodes)('[O-385] mails and the site have the same sentences about cancelling: %s', (language) => {
  const site = read(`client/src/i18n/${language}/activities.json`)['cancellation']
  if (typeof site !== 'object') throw new Error('the site has no sentences about cancelling')
  const said = new Map(
    flat(read(`server/src/texts/${language}/mails.json`), 'mails').map(([key, text]) => [key.slice(6), text]),
  )
  const wanted = flat(site, 'cancel')
    .filter(([path]) => !onSiteOnly.has(path))
    .map(([path, text]) => [inMails(path), plain(text)] as const)
  expect(wanted.map(([key]) => [key, plain(said.get(key) ?? '')])).toEqual(wanted)
})
