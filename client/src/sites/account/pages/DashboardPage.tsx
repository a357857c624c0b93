import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { AnsweredPart } from '../../../app/answers/AnsweredPart.tsx'
import { laterPart } from '../../../app/later-part.ts'
import { platformNow } from '../../../app/platform-clock.ts'
import { nameOfUser } from '../../../app/session/session-state.ts'
import type { User } from '../../../app/session/session-state.ts'
import { keepBookings } from '../../../features/bookings/kept/kept-bookings.ts'
import { useMyBookings } from '../../../features/bookings/use-my-bookings.ts'
import { useTimezone } from '../../../features/venues/use-timezone.ts'
import { dayIn, startOfDay } from '../../../i18n/calendar.ts'
import { fullDayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { KeptRows } from '../bookings/KeptRows.tsx'
import { NextUp } from '../dashboard/NextUp.tsx'
import { ToDo } from '../dashboard/ToDo.tsx'
import { Week } from '../dashboard/Week.tsx'
import { AccountFrame } from '../frame/AccountFrame.tsx'

const BookAgain = laterPart(async () => (await import('../again/BookAgain.tsx')).BookAgain)
const SavedSearches = laterPart(async () => (await import('../dashboard/SavedSearches.tsx')).SavedSearches)
const WhatYouHave = laterPart(async () => (await import('../dashboard/WhatYouHave.tsx')).WhatYouHave)

const Day = styled('p', { base: { color: 'fg.muted' } })

/** The start page of the account: what to do, what comes next, the family's week, and what there is. */
export function DashboardPage() {
  return <AccountFrame>{(user) => <Dashboard user={user} />}</AccountFrame>
}

function Dashboard({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account', 'activities'])
  const timezone = useTimezone(user.homeVenueSlug ?? null)
  const query = useMyBookings({ id: user.id, isSelf: true }, 'component', (bookings) => keepBookings(user.id, bookings))
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
            <Suspense fallback={null}>
              <BookAgain user={user} bookings={bookings} />
            </Suspense>
          </>
        )}
      </AnsweredPart>
      {query.status === 'error' ? <KeptRows userId={user.id} /> : null}
      <Suspense fallback={null}>
        <SavedSearches userId={user.id} />
        <WhatYouHave user={user} />
      </Suspense>
    </>
  )
}
