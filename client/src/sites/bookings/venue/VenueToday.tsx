import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SoonCards } from '../../../features/occurrences/soon/SoonCards.tsx'
import { useStartingSoon } from '../../../features/occurrences/soon/use-starting-soon.ts'
import { dayIn, dayOf, startOfDay } from '../../../i18n/calendar.ts'
import { dateText, weekdayText } from '../../../i18n/when.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { soonPath } from '../home/home-activities.ts'

/** One line of a wide screen. */
const firstShown = 4
/** The platform's maximum. */
const most = 48

type Props = {
  readonly venueSlug: string
  readonly timezone: string | null | undefined
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number
}

/** The sessions that can still be booked today at a venue, the next hours first; hidden when nothing can, or when unknown. */
export function VenueToday({ venueSlug, timezone, now }: Props) {
  const { t } = useTranslation(['home'])
  const [all, setAll] = useState(false)
  const soon = useStartingSoon({ venue: venueSlug, days: 1, limit: most })
  const today = dayIn(timezone, now)
  const known = soon.status === 'success' ? soon.data.filter(({ startsAt }) => dayOf(startsAt) === today) : []
  if (soon.status !== 'loading' && known.length === 0) return null
  const day = startOfDay(today)
  return (
    <PageSection
      id="today"
      title={t('home:venue.onToday')}
      intro={`${weekdayText(day)} ${dateText(day)}`}
      more={
        known.length > firstShown ? (
          <Button variant="text" size="small" onClick={() => setAll(!all)}>
            {all ? t('home:venue.nextOnly') : t('home:venue.allActivities', { count: known.length })}
          </Button>
        ) : null
      }
    >
      {soon.status === 'loading' ? (
        <Skeleton count={1} height={124} />
      ) : (
        <SoonCards soon={all ? known : known.slice(0, firstShown)} now={now} tellsVenue={false} pathOf={soonPath} />
      )}
    </PageSection>
  )
}
