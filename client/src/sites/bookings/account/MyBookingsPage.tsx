import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../../../app/answers/use-query.ts'
import { platformNow } from '../../../app/platform-clock.ts'
import { LoginNeeded } from '../../../features/auth/login/LoginNeeded.tsx'
import { UserAwaited } from '../../../features/auth/login/UserAwaited.tsx'
import { ownerOf } from '../../../app/session/session-state.ts'
import type { Owner } from '../../../app/session/session-state.ts'
import { selectUser } from '../../../app/session/session.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { BookingList } from '../../../features/bookings/BookingList.tsx'
import { ManageBooking } from '../../../features/bookings/changing/ManageBooking.tsx'
import { pastEntries } from '../../../features/bookings/account-bookings.ts'
import { comingRows, entriesOf, sharedRows } from '../../../features/bookings/booking-rows.ts'
import type { SharedRow } from '../../../features/bookings/booking-rows.ts'
import { cancelledToCome } from '../../../features/bookings/cancelling/cancelled-bookings.ts'
import { arrange, entryAt, peopleIn } from '../../../features/bookings/my-bookings.ts'
import type { MyBooking } from '../../../features/bookings/my-bookings.ts'
import { NextBooking } from '../../../features/bookings/NextBooking.tsx'
import { PersonFilter } from '../../../features/bookings/PersonFilter.tsx'
import { myBookingsQuestion } from '../../../features/bookings/my-bookings-question.ts'
import { MyWaiting } from '../../../features/waitlists/MyWaiting.tsx'
import { useWaits } from '../../../features/waitlists/use-waits.ts'
import type { BookTexts } from '../../../features/waitlists/MyWaiting.tsx'
import type { Wait } from '../../../features/waitlists/wait.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Folded } from '../../../ui/layout/Folded.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { AccountTabs } from './AccountTabs.tsx'
import { OnAccountSite } from './OnAccountSite.tsx'
import { paths } from '../paths.ts'
import { pathOfOffer } from '../../shared/activity-paths.ts'

const Page = styled('div', { base: { display: 'grid', gap: { base: '8', md: '10' } } })
const Part = styled('section', { base: { display: 'grid', gap: '2' } })
const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' } } })

/** The bookings of the customer and their family: next, this week, later, cancelled and past. */
export function MyBookingsPage() {
  return (
    <OnAccountSite path="/bookings">
      <OwnBookings />
    </OnAccountSite>
  )
}

function OwnBookings() {
  const { t } = useTranslation(['activities'])
  const session = useSession()
  const owner = ownerOf(session)
  if (!session.loggedIn) return <LoginNeeded title={t('activities:bookings.logInTitle')} />
  if (!owner) return <UserAwaited />
  return <Bookings key={owner.id} owner={owner} />
}

function Bookings({ owner }: { readonly owner: Owner }) {
  const { t } = useTranslation(['activities'])
  const said = owner.isSelf ? 'activities:bookings' : 'activities:bookings.served'
  const query = useQuery(...myBookingsQuestion(owner))
  const [whose, setWhose] = useState<number | null>(null)
  const [address, setAddress] = useSearchParams()
  const [chosen, setManaged] = useState<SharedRow | null>(null)
  const all = query.status === 'success' ? query.data : []
  // The occurrence, when a booked row links here.
  const occurrenceId = address.get('occurrence')
  const managed = chosen ?? (occurrenceId === null ? null : rowAt(all, occurrenceId))

  function close(): void {
    setManaged(null)
    if (occurrenceId !== null) setAddress({}, { replace: true })
  }

  const filter = <PersonFilter people={peopleIn(all)} chosen={whose} onChoose={setWhose} />
  return (
    <>
      <AccountTabs />
      <PageHeading aside={filter}>{t(`${said}.heading`, { name: owner.name })}</PageHeading>
      {query.status === 'loading' ? <Skeleton height={140} /> : null}
      {query.status === 'error' ? (
        <InlineError onRetry={() => void query.refresh()}>{t(`${said}.failed`, { name: owner.name })}</InlineError>
      ) : null}
      {query.status === 'success' ? (
        <Arranged
          owner={owner}
          bookings={all.filter((booking) => whose === null || booking.userId === whose)}
          onManage={setManaged}
        />
      ) : null}
      {managed ? <ManageBooking key={managed.first.booking.id} row={managed} onClosed={close} /> : null}
    </>
  )
}

/** The row of a booking at an occurrence; null when it has nothing to come. */
function rowAt(all: readonly MyBooking[], occurrenceId: string): SharedRow | null {
  const arranged = arrange(all, platformNow())
  const entry = entryAt(arranged, all, occurrenceId)
  const { next, thisWeek, later } = comingRows(arranged)
  const rows = [...(next ? [next] : []), ...thisWeek, ...later]
  return rows.find((row) => entry !== null && entriesOf(row).includes(entry)) ?? null
}

type Props = {
  readonly owner: Owner
  readonly bookings: readonly MyBooking[]
  readonly onManage: (row: SharedRow) => void
}

function Arranged({ owner, bookings, onManage }: Props) {
  const { t } = useTranslation(['activities'])
  const said = owner.isSelf ? 'activities:bookings' : 'activities:bookings.served'
  const waits = useWaits()
  const arranged = arrange(bookings, platformNow())
  const { past } = arranged
  const { next, thisWeek, later } = comingRows(arranged)
  const bookLink = (wait: Wait, { shown, label }: BookTexts): ReactNode => {
    const path = pathOfOffer(wait)
    if (path === null) return null
    return (
      <ButtonLink to={path} label={label} onFollow={() => selectUser(wait.userId)}>
        {shown}
      </ButtonLink>
    )
  }
  const listed = (title: string, rows: readonly SharedRow[]): ReactNode =>
    rows.length === 0 ? null : (
      <Part aria-label={title}>
        <Title>{title}</Title>
        <BookingList rows={rows} onManage={onManage} />
      </Part>
    )
  return (
    <Page>
      {next ? (
        <NextBooking row={next} onManage={onManage} />
      ) : (
        <EmptyState
          title={t(`${said}.none`, { name: owner.name })}
          action={<ButtonLink to={paths.home()}>{t(`${said}.find`)}</ButtonLink>}
        >
          {t(`${said}.noneText`)}
        </EmptyState>
      )}
      {listed(t('activities:bookings.thisWeek'), thisWeek)}
      {waits.length > 0 ? (
        <Part aria-label={t('activities:bookings.waiting')}>
          <Title>{t('activities:bookings.waiting')}</Title>
          <MyWaiting waits={waits} bookLink={bookLink} />
        </Part>
      ) : null}
      {listed(t('activities:bookings.later'), later)}
      {listed(t('activities:bookings.cancelledHeading'), sharedRows(cancelledToCome(bookings, platformNow())))}
      {past.length > 0 ? (
        <Folded>
          <summary>{t('activities:bookings.past')}</summary>
          <BookingList rows={sharedRows(pastEntries(past))} onManage={onManage} />
        </Folded>
      ) : null}
    </Page>
  )
}
