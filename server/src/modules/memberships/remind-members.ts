import { addDays, localDate, zonedInstant } from '@touchline/clock'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../infra/jobs/index.ts'
import type { Reads, Tx } from '../../repositories.ts'
import { text } from '../../texts/index.ts'
import { compose, postMail, readPlaces, blocksOfPlaces } from '../mails/index.ts'
import { currencyOf } from '../site/index.ts'
import { isEnding } from './held/membership-state.ts'
import { renewalCostOf } from './sell-membership.ts'

const kind = 'membership-ends'

/** Days before the last day. */
const noticeDays = 7
const timeOfDay = '10:00'

type Scheduling = { readonly membershipId: number; readonly endsOn: string; readonly timezone: string }

/** Schedules the mail before a membership ends, `endsOn` being `YYYY-MM-DD`. Part of the transaction that sets its end. */
export function scheduleEndNotice(tx: Tx, { membershipId, endsOn, timezone }: Scheduling): Promise<void> {
  return tx.jobs.put({ kind, subject: String(membershipId), dueAt: noticeAt(endsOn, timezone) })
}

function noticeAt(endsOn: string, timezone: string): number {
  return zonedInstant(addDays(endsOn, -noticeDays), timeOfDay, timezone)
}

/**
 * Mails that a membership ends soon, once for each last day; not to a member who asked for that end. An end that was
 * moved meanwhile is waited for. [O-304]
 */
async function tellBeforeEnd(deps: Deps, subject: string): Promise<void> {
  const membershipId = Number(subject)
  const mailId = await deps.ids.integer('mail')
  const now = deps.clock.now()
  await deps.store.write(async (tx) => {
    const [membership] = await tx.memberships.byIds({ ids: [membershipId] })
    if (!membership || membership.endsOn === null || isEnding(membership)) return
    const { endsOn, userId, homeVenueId, membershipTypeId } = membership
    const timezone = (await tx.venues.byId({ id: homeVenueId }))?.timezone ?? 'UTC'
    if (endsOn < localDate(now, timezone)) return
    if (noticeAt(endsOn, timezone) > now) return scheduleEndNotice(tx, { membershipId, endsOn, timezone })
    const type = (await tx.memberships.allTypes()).find(({ id }) => id === membershipTypeId)
    if (!type) return
    const { symbol } = currencyOf(await tx.site.getClient())
    const amount = { minor: renewalCostOf(type), symbol }
    const places = await readPlaces(tx, [homeVenueId])
    const envelope = { mailId, kind, about: `${membershipId} ${endsOn}`, readers: [userId], now }
    await postMail(tx, envelope, (reader) =>
      compose({
        ...reader,
        contact: null,
        subject: text('mails:membership_ends_subject', { date: endsOn }),
        blocks: [
          text('mails:membership_ends', { name: type.name, date: endsOn }),
          text('mails:membership_renew', { amount }),
          ...blocksOfPlaces(places),
          { link: text('mails:open_memberships'), href: `${deps.rules.publicUrl}/pricing`, to: 'page' },
        ],
      }),
    )
  })
}

async function describe(_reads: Reads, subject: string): Promise<string> {
  return `The member is told that membership ${subject} ends soon`
}

export const membershipJobs: readonly JobHandler[] = [{ kind, describe, run: tellBeforeEnd }]
