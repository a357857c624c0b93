import type { TFunction } from 'i18next'
import { membersOnlyKey } from '../members-only-key.ts'
import { isAdult } from './ages.ts'
import type { ScheduleStanding, RefusalReason } from './schedule-standing.ts'

type StandingTexts = TFunction<['courses', 'home', 'common']>

/** Our own texts for reasons that they explain better than the platform's. */
export function refusalText(reason: RefusalReason | null, t: StandingTexts): string | null {
  const { code, age, limit, membership } = reason ?? {}
  if (code === 'does_not_qualify' && membership) return t('home:membership.only', { membership })
  if (typeof age !== 'number' || typeof limit !== 'number') return null
  if (code === 'too_young') return t('courses:standing.tooYoung', { age, limit })
  if (code !== 'too_old') return null
  return isAdult(age) && !isAdult(limit)
    ? t('courses:standing.childrenOnly', { limit })
    : t('courses:standing.tooOld', { age, limit })
}

/** Why a course or camp cannot be booked, in words; null when it can. */
export function standingText(standing: ScheduleStanding, t: StandingTexts): string | null {
  switch (standing.kind) {
    case 'bookable':
      return null
    case 'sold-out':
      return t('common:availability.soldOut')
    case 'booked':
      return t('courses:standing.booked')
    case 'reserved':
      return t('courses:standing.reserved')
    case 'closed':
      switch (standing.because) {
        case 'said':
          return refusalText(standing.reason, t) ?? standing.message
        case 'members':
          return t(membersOnlyKey(standing.only), { membership: standing.only.membership })
        case 'opens':
          return t('courses:standing.opens', { date: standing.date })
        case 'cancelled':
        case 'postponed':
        case 'ended':
        case 'started':
        case 'unsaid':
          return t(`courses:${standing.kindOf}.standing.${standing.because}`)
      }
  }
}
