import { localDateTime } from '@touchline/clock'
import { escapeHtml } from '../../infra/wire/escape-html.ts'

export type WaitlistNews = {
  readonly firstName: string
  readonly organisation: string
  readonly name: string
  readonly startsAt: number
  readonly timezone: string
  readonly count: number
  /** Until when the places are kept; null: whoever is first has them. */
  readonly keptUntil: number | null
}

type MailContent = { readonly subject: string; readonly html: string; readonly text: string; readonly ics: null }

/** The mail that says that places came free: kept for the reader for a time, or for whoever is first. [O-48] */
export function writeWaitlistMail(news: WaitlistNews): MailContent {
  const { firstName, organisation, name, startsAt, timezone, count, keptUntil } = news
  const time = (instant: number) => localDateTime(instant, timezone).slice(0, 16)
  const places = count === 1 ? 'a place' : `${count} places`
  const what =
    keptUntil === null
      ? `there is room again for ${name} on ${time(startsAt)}. Whoever books first comes.`
      : `we keep ${places} for you for ${name} on ${time(startsAt)}, until ${time(keptUntil)}. Please book before then.`
  const lines = [`Dear ${firstName},`, what, organisation]
  return {
    subject: keptUntil === null ? `Places came free: ${name}` : `Your place is waiting: ${name}`,
    text: `${lines.join('\n\n')}\n`,
    html: [
      '<!doctype html>',
      `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(name)}</title></head><body>`,
      ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
      '</body></html>',
    ].join('\n'),
    ics: null,
  }
}
