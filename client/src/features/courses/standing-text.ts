import type { useTexts } from '../../i18n/use-texts.ts'
import type { CourseStanding } from './course-standing.ts'

type Texts = ReturnType<typeof useTexts>['t']

/** Why a course cannot be booked, in words; null when it can. [O-26, O-36] */
export function standingText(standing: CourseStanding, t: Texts): string | null {
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
          return standing.message
        case 'opens':
          return t('courses:standing.opens', { date: standing.date })
        case 'ended':
        case 'started':
        case 'unsaid':
          return t(`courses:standing.${standing.because}`)
      }
  }
}
