import type { InTheContract } from '../contract/nouns.ts'
import type { Request } from '../contract/scene.ts'
import { calendarOf, downloadOf, passwordAgain } from './account.ts'

const secretIn = (url: string) => new URL(url).pathname.split('/').at(-2) ?? ''

const requests = {
  readCalendarFeed: ({ asAmina }) => asAmina('readCalendarFeed'),
  openCalendarFeed: ({ asAmina }) => asAmina('openCalendarFeed'),
  closeCalendarFeed: ({ asAmina }) => asAmina('closeCalendarFeed'),
  async readCalendar({ amina, asVisitor }) {
    return asVisitor('readCalendar', { params: { secret: secretIn(await calendarOf(amina)) } })
  },
  endOtherLogins: ({ asAmina }) => asAmina('endOtherLogins'),
  readDataDownload: ({ asAmina }) => asAmina('readDataDownload'),
  askForDataDownload: ({ asAmina }) => asAmina('askForDataDownload', passwordAgain),
  async fetchDataDownload({ platform, amina, asVisitor }) {
    return asVisitor('fetchDataDownload', { params: { secret: secretIn(await downloadOf(platform, amina)) } })
  },
  readClosing: ({ asAmina }) => asAmina('readClosing'),
  askForClosing: ({ asAmina }) => asAmina('askForClosing', passwordAgain),
  stopClosing: ({ asAmina }) => asAmina('stopClosing'),
} as const satisfies Readonly<Record<string, Request>>

export const inTheContract: InTheContract = {
  requests,
  roles: [
    // The secret in the address is the only key.
    ['in in in in in in in', ['readCalendar', 'fetchDataDownload']],
    ['401 in in in in in 401', ['readCalendarFeed', 'openCalendarFeed', 'closeCalendarFeed', 'endOtherLogins']],
    ['401 in in in in in 401', ['readDataDownload', 'askForDataDownload']],
    ['401 in in in in in 401', ['readClosing', 'askForClosing', 'stopClosing']],
  ],
}
