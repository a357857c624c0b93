import {
  askForClosing,
  askForDataDownload,
  type ApiTypes,
  listMails,
  openCalendarFeed,
  readMail,
} from '@touchline/contract'
import { seedPassword } from '@touchline/seed'
import type { Person, TestPlatform } from '../support/platform.ts'

/** A body with the password that every persona has. */
export const passwordAgain = { body: { data: { password: seedPassword } } }

/** Sends what an address answers, without a login and without naming the sandbox. */
export function open(
  { host }: Pick<TestPlatform, 'host'>,
  url: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const { pathname } = new URL(url)
  return host.app.inject({ method: 'GET', url: pathname, headers })
}

/** Opens a calendar and answers its address. */
export async function calendarOf(person: Person): Promise<string> {
  return (await person.call(openCalendarFeed, {})).data.url
}

/** The mails of a kind, newest first. */
export async function mailsOf({ sandbox, visitor }: Pick<TestPlatform, 'sandbox' | 'visitor'>, kind: string) {
  const params = { id: sandbox }
  const { data } = await visitor.call(listMails, { params, query: { per_page: 100 } })
  const found: ApiTypes['readMail']['reply']['data'][] = []
  for (const { id: mailId } of data.filter((mail) => mail.kind === kind)) {
    found.push((await visitor.call(readMail, { params: { ...params, mailId } })).data)
  }
  return found
}

/** Asks for a download, lets the job run, and answers the link of the newest mail. */
export async function downloadOf(platform: TestPlatform, person: Person): Promise<string> {
  await person.call(askForDataDownload, passwordAgain)
  await platform.advance('PT1M')
  const [mail] = await mailsOf(platform, 'data-download')
  return /https?:\S+\.zip/.exec(mail?.text ?? '')?.[0] ?? ''
}

export const close = (person: Person) => person.call(askForClosing, passwordAgain)
