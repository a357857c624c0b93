import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { AnsweredPart } from '../../../app/answers/AnsweredPart.tsx'
import { laterPart } from '../../../app/later-part.ts'
import { useQuery } from '../../../app/answers/use-query.ts'
import { platformNow } from '../../../app/platform-clock.ts'
import { nameOfUser } from '../../../app/session/session-state.ts'
import type { User } from '../../../app/session/session-state.ts'
import { WhenRested } from '../../../browser/WhenRested.tsx'
import { keptBookingsQuestion } from '../../../features/bookings/kept/kept-bookings-question.ts'
import { useTimezone } from '../../../features/venues/use-timezone.ts'
import { dayIn, startOfDay } from '../../../i18n/calendar.ts'
import { withTexts } from '../../../i18n/start-i18n.ts'
import { fullDayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { KeptRows } from '../bookings/KeptRows.tsx'
import { NextUp } from '../dashboard/NextUp.tsx'
import { ToDo } from '../dashboard/ToDo.tsx'
import { Week } from '../dashboard/Week.tsx'
import { AccountFrame } from '../frame/AccountFrame.tsx'

const BookAgain = laterPart(
  async () =>
    (await withTexts(() => import('../again/BookAgain.tsx'), ['account', 'activities', 'checkout', 'courses', 'home']))
      .BookAgain,
)
const SavedSearches = laterPart(async () => (await import('../dashboard/SavedSearches.tsx')).SavedSearches)
const WhatYouHave = laterPart(
  async () => (await withTexts(() => import('../dashboard/WhatYouHave.tsx'), ['account', 'home'])).WhatYouHave,
)

// Below the heading on phones, where a line has room for both in some faces only.
const Day = styled('p', { base: { flexBasis: { base: '100%', md: 'auto' }, color: 'fg.muted' } })

/** The start page of the account: what to do, what comes next, the family's week, and what there is. */
export function DashboardPage() {
  return <AccountFrame>{(user) => <Dashboard user={user} />}</AccountFrame>
}

function Dashboard({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account', 'activities'])
  const timezone = useTimezone(user.homeVenueSlug ?? null)
  const query = useQuery(...keptBookingsQuestion(user.id), 'component')
  const today = startOfDay(dayIn(timezone, platformNow()))
  return (
    <>
      <PageHeading aside={<Day>{fullDayText(today)}</Day>}>
        {t('account:dashboard.hello', { name: user.firstName ?? nameOfUser(user) })}
      </PageHeading>
      <ToDo user={user} />
      <AnsweredPart
        query={query}
        waiting={<Skeleton count={2} height={256} />}
        failed={t('activities:bookings.failed')}
      >
        {(bookings) => (
          <>
            <NextUp user={user} bookings={bookings} />
            <Week user={user} bookings={bookings} />
            <WhenRested>
              <Suspense fallback={null}>
                <BookAgain user={user} bookings={bookings} />
              </Suspense>
            </WhenRested>
          </>
        )}
      </AnsweredPart>
      {query.status === 'error' ? <KeptRows userId={user.id} /> : null}
      <WhenRested>
        <Suspense fallback={null}>
          <SavedSearches userId={user.id} />
          <WhatYouHave user={user} />
        </Suspense>
      </WhenRested>
    </>
  )
}
